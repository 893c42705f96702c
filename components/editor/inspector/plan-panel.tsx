'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { runPlanCommand } from '@/lib/editor/edits/map/board-edits';
import type { OrderBudget, Plan, PlannedOrder, Planning } from '@/lib/game/contract/authoring/planning';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { FindingLines } from '../findings/finding-lines';
import { useStudio, useStudioState } from '../session/studio-context';
import inspector from './inspector.module.css';
import { NextOrder } from './next-order';
import styles from './plan-panel.module.css';
import { WorkOutPlan } from './work-out-plan';

const useSideName = (): ((seatId: string) => string) => {
  const sides = useStudioState(({ derived }) => derived.scenario?.sides);
  return seatId => sides?.find(({ id }) => id === seatId)?.name ?? seatId;
};

const Order = ({ order }: { readonly order: PlannedOrder }) => {
  const say = useSay();
  const nameOf = useSideName();
  return (
    <li>
      <b>
        {nameOf(order.seat)}: {say(order.title)}
      </b>
      <span>{say(order.cost)}</span>
      <span>{say(order.remaining)}</span>
      <FindingLines findings={order.findings} />
    </li>
  );
};

const Orders = ({ orders }: Pick<Plan, 'orders'>) => {
  const words = useTranslations('studio');
  if (orders.length === 0) return <p className={controls.hint}>{words('plan.none')}</p>;
  return (
    <ol className={styles.orders} aria-label={words('plan.orders')}>
      {orders
        .map((order, step) => ({ order, step }))
        .map(({ order, step }) => (
          <Order key={step} order={order} />
        ))}
    </ol>
  );
};

const Budget = ({ budget: { seat, lines, remaining } }: { readonly budget: OrderBudget }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const title = words('plan.budget', { side: useSideName()(seat) });
  return (
    <section aria-label={title} className={styles.budget}>
      <h3 className={inspector.subtitle}>{title}</h3>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label.code}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{say(remaining)}</p>
    </section>
  );
};

interface OfPlan {
  readonly planning: Planning<ScenarioBase>;
  readonly scenario: ScenarioBase;
}

const Commands = ({ planning, scenario }: OfPlan) => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const commands = useMemo(() => planning.commands(scenario), [planning, scenario]);
  if (commands.length === 0) return null;
  return (
    <fieldset className={inspector.commands} aria-label={words('plan.commands')}>
      {commands.map(command => (
        <Button key={command.id} onClick={() => store.update(state => runPlanCommand(state, command))}>
          {say(command.label)}
        </Button>
      ))}
    </fieldset>
  );
};

const WholePlan = ({ planning, scenario }: OfPlan) => {
  const { orders, budgets } = useMemo(() => planning.plan(scenario), [planning, scenario]);
  return (
    <>
      <Orders orders={orders} />
      <Commands planning={planning} scenario={scenario} />
      <WorkOutPlan planning={planning} scenario={scenario} />
      <NextOrder planning={planning} scenario={scenario} />
      {budgets.map(budget => (
        <Budget key={budget.seat} budget={budget} />
      ))}
    </>
  );
};

/** The armies come on order by order: what was ordered, what it cost, what can be ordered next. */
export const PlanPanel = () => {
  const words = useTranslations('studio');
  const planning = useStudioState(({ rules }) => rules.system.planning);
  const scenario = useStudioState(({ derived }) => derived.scenario);
  if (!planning || !scenario) return <p className={controls.hint}>{words('battle.none')}</p>;
  return <WholePlan planning={planning} scenario={scenario} />;
};
