import orders from './orders/orders.module.css';

export const UndoSign = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={orders.icon}>
    <path d="M4 8h8.5a4.5 4.5 0 0 1 0 9H8M4 8l4-4M4 8l4 4" />
  </svg>
);
