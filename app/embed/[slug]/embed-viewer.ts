import { THEME_COLOURS } from '@/lib/site/theme-colours';

const { light, dark } = THEME_COLOURS;

/** Small enough to stand in the page itself. */
export const EMBED_STYLE = `html,body{height:100%;margin:0;overflow:hidden;background:${light.desk};color:${light.ink};font:14px/1.4 system-ui,sans-serif}' +
  'main{position:absolute;inset:0 0 30px;overflow:hidden;touch-action:none;cursor:grab}' +
  'main:active{cursor:grabbing}main:focus-visible{outline:2px solid ${light.accent};outline-offset:-2px}' +
  'svg{width:100%;height:100%;transform-origin:0 0}' +
  'nav{position:absolute;top:8px;right:8px;display:grid;gap:4px}' +
  'button{width:36px;height:36px;border:1px solid ${light.inkSecond};border-radius:3px;background:${light.panel};color:${light.ink};font:20px/1 system-ui,sans-serif;cursor:pointer}' +
  'a{position:absolute;inset:auto 0 0;height:30px;padding:0 12px;overflow:hidden;background:${light.panel};color:${light.accent};line-height:30px;text-overflow:ellipsis;white-space:nowrap}' +
  '@media(prefers-color-scheme:dark){html,body{background:${dark.desk}}svg{filter:brightness(.82) sepia(.16)}a,button{background:${dark.panel};color:${dark.ink}}}`;

/** Drag, wheel, two fingers, keys and buttons move the map; nothing is loaded. */
export const EMBED_SCRIPT = `(()=>{
const box=document.querySelector('main'),map=box.querySelector('svg'),hands=new Map();
let k=1,x=0,y=0;
const clamp=(v,a,b)=>Math.min(b,Math.max(a,v));
const show=()=>{const{clientWidth:w,clientHeight:h}=box;x=clamp(x,w*(1-k),0);y=clamp(y,h*(1-k),0);map.style.transform='translate('+x+'px,'+y+'px) scale('+k+')'};
const zoom=(f,cx,cy)=>{const n=clamp(k*f,1,12),r=n/k;x=cx-(cx-x)*r;y=cy-(cy-y)*r;k=n;show()};
const middle=()=>[box.clientWidth/2,box.clientHeight/2];
const actions={in:()=>zoom(1.4,...middle()),out:()=>zoom(1/1.4,...middle()),all:()=>{k=1;x=y=0;show()}};
box.addEventListener('wheel',e=>{e.preventDefault();zoom(Math.exp(-e.deltaY*.002),e.clientX,e.clientY)},{passive:false});
box.addEventListener('pointerdown',e=>{hands.set(e.pointerId,e);box.setPointerCapture(e.pointerId)});
box.addEventListener('pointermove',e=>{const was=hands.get(e.pointerId);if(!was)return;
if(hands.size===1){x+=e.clientX-was.clientX;y+=e.clientY-was.clientY;show()}
else{const o=[...hands.values()].find(h=>h.pointerId!==e.pointerId),d=h=>Math.hypot(h.clientX-o.clientX,h.clientY-o.clientY)||1;
zoom(d(e)/d(was),(e.clientX+o.clientX)/2,(e.clientY+o.clientY)/2)}
hands.set(e.pointerId,e)});
for(const t of['pointerup','pointercancel'])box.addEventListener(t,e=>hands.delete(e.pointerId));
const steps={ArrowLeft:[60,0],ArrowRight:[-60,0],ArrowUp:[0,60],ArrowDown:[0,-60]},keys={'+':'in','=':'in','-':'out',0:'all'};
box.addEventListener('keydown',e=>{const s=steps[e.key],d=actions[keys[e.key]];if(!s&&!d)return;e.preventDefault();if(s){x+=s[0];y+=s[1];show()}else d()});
for(const b of document.querySelectorAll('button'))b.addEventListener('click',()=>actions[b.dataset.do]());
addEventListener('resize',show);
})()`;
