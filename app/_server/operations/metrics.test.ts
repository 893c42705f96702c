import { expect, test } from 'vitest';
import { countError, countRequest, readMetrics, registerGauge } from './metrics';

test('requests are counted by group, method and status class, with their duration', async () => {
  countRequest({ group: 'page', method: 'GET', status: 200, seconds: 0.03 });
  countRequest({ group: 'page', method: 'GET', status: 204, seconds: 0.2 });
  countRequest({ group: 'api', method: 'PROPFIND', status: 404, seconds: 0.001 });
  countError();
  const { type, text } = await readMetrics();
  expect(type).toContain('text/plain');
  expect(text).toContain('battlewright_http_request_seconds_count{group="page",method="GET",status="2xx"} 2');
  expect(text).toContain('le="0.05",group="page",method="GET",status="2xx"} 1');
  expect(text).toContain('method="other",status="4xx"');
  expect(text).toContain('battlewright_errors_total 1');
  expect(text).toContain('process_resident_memory_bytes');
});

test('another part adds a gauge, once', async () => {
  let waiting = 3;
  const gauge = { name: 'battlewright_waiting', help: 'Jobs that wait', read: () => waiting };
  registerGauge(gauge);
  registerGauge(gauge);
  expect((await readMetrics()).text).toContain('battlewright_waiting 3');
  waiting = 4;
  expect((await readMetrics()).text).toContain('battlewright_waiting 4');
});
