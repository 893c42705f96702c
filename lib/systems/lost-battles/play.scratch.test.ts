import { test } from 'vitest';
import { readFileSync } from 'node:fs';
import { seedRng, roll } from '@/lib/dice/rng';
import { play } from './play';
import { scenarioSchema } from './scenario';

test('random games', () => {
  for (const file of ['cannae','marathon','sambre']) {
    const scenario = scenarioSchema.parse(JSON.parse(readFileSync(`content/scenarios/lost-battles/${file}.json`,'utf8')));
    for (let seed = 0; seed < 4; seed++) {
      const t0 = performance.now();
      let state = play.start(scenario, seed);
      let rng = seedRng(seed + 1000);
      let n = 0; let most = 0;
      const counts: Record<string, number> = {};
      while (play.awaits(state).length) {
        const [seat=''] = play.awaits(state);
        const acts = play.actions(state, seat);
        if (!acts.length) throw new Error('dead end in ' + state.phase.type);
        most = Math.max(most, acts.length);
        const r = roll(rng, {count:1, sides: acts.length}); rng = r.rng;
        const a = acts[(r.faces[0]??1)-1]!;
        const o = play.objections(state, a);
        if (o.length) throw new Error(JSON.stringify([o, a]));
        counts[a.type] = (counts[a.type]??0)+1;
        state = play.apply(state, a).state;
        n++;
        if (n > 20000) throw new Error('endless');
      }
      console.log(file, seed, n, most, Math.round(performance.now()-t0)+'ms', 'round', state.round, JSON.stringify(play.result(state)), JSON.stringify(counts));
    }
  }
}, 120000);
