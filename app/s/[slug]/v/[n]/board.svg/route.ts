export { boardSvg as GET } from '@/app/_server/pictures';
