import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { makeProcessSingleton } from '../process-singleton';

const LABELS = ['group', 'method', 'status'] as const;
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const makeMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      ...{ registers, labelNames: LABELS, buckets: SECONDS },
      name: 'battlewright_http_request_seconds',
      help: 'Requests by route group, method and status class, with their duration',
    }),
    errors: new Counter({ registers, name: 'battlewright_errors_total', help: 'Unexpected errors' }),
  };
};

const getMetrics = makeProcessSingleton('metrics', makeMetrics);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface CountedRequest {
  readonly group: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export const countRequest = ({ group, method, status, seconds }: CountedRequest): void => {
  const labels = {
    group,
    method: METHODS.includes(method) ? method : 'other',
    status: `${Math.floor(status / 100)}xx`,
  };
  getMetrics().requests.observe(labels, seconds);
};

export const countError = (): void => getMetrics().errors.inc();

export interface GaugeOptions {
  /** Begins with `battlewright_`. */
  readonly name: string;
  readonly help: string;
  /** Asked each time when the metrics are read. */
  read(): number;
}

/** Adds a number to what `/metrics` shows; called once for a name, also when Next has loaded the caller twice. */
export const registerGauge = ({ name, help, read }: GaugeOptions): void => {
  const { registry } = getMetrics();
  if (registry.getSingleMetric(name)) return;
  const collect = (): void => gauge.set(read());
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect });
};

/** Everything in the text format of Prometheus. */
export const readMetrics = async (): Promise<{ readonly type: string; readonly text: string }> => {
  const { registry } = getMetrics();
  return { type: registry.contentType, text: await registry.metrics() };
};
