import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { handOfClick } from '../../session/play-actions';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';

interface OrderButtonProps {
  /** The order's place among those that can be given now. */
  readonly index: number;
  readonly className?: string | undefined;
}

/** An order with its price: pointed at it is shown on the board, pressed it is given. */
export const OrderButton = ({ index, className }: OrderButtonProps) => {
  const play = usePlay();
  const say = useSay();
  const spoken = useOrderWords();
  const order = play.orders[index];
  if (!order) return null;
  return (
    <Button
      look="bare"
      className={className}
      data-current={play.current === index}
      onPointerEnter={() => play.point(index)}
      onFocus={() => play.point(index)}
      onClick={event => play.give(order, handOfClick(event))}
    >
      <span>{say(order.label)}</span> <b>{spoken.cost(order)}</b>
    </Button>
  );
};
