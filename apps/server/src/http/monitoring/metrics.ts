import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The figures that a process publishes for Prometheus. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
}

/**
 * Makes the metrics of one process. Those of the process itself are counted only if they `areServed`, because the delay of the event loop is
 * measured by a timer that wakes the process a hundred times a second.
 */
export function createMetrics({ areServed }: { areServed: boolean }): Metrics {
  const registry = new Registry();
  if (areServed) collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return { registry, requestSeconds };
}

/** What is looked up whenever the figures are asked for. */
export interface MachineFigures {
  jobs(): Promise<{ waiting: number; oldestSeconds: number; failed: number }>;
  disk(): { freeBytes: number; reserveBytes: number };
}

/** How long what was looked up serves for the figures of one answer, in milliseconds. */
const FRESH_MS = 1000;

/** Publishes how the queue and the disk are doing. What cannot be looked up is left out until it can be again. */
export function observeMachine({ registry }: Metrics, { jobs, disk }: MachineFigures): void {
  let askedAtMs = -Infinity;
  let asked: ReturnType<MachineFigures['jobs']> | undefined;
  const depth = () => {
    if (asked === undefined || performance.now() - askedAtMs > FRESH_MS) {
      askedAtMs = performance.now();
      asked = jobs();
    }
    return asked;
  };
  const publish = (name: string, help: string, look: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(await look());
        } catch {
          this.remove();
        }
      },
    });
  publish('tessera_jobs_waiting', 'Jobs that may be begun and are not', async () => (await depth()).waiting);
  publish(
    'tessera_jobs_oldest_seconds',
    'Since when the first of them may be begun',
    async () => (await depth()).oldestSeconds,
  );
  publish('tessera_jobs_failed', 'Jobs that were given up', async () => (await depth()).failed);
  publish('tessera_disk_free_bytes', 'Free space on the disk of DATA_DIR', () => disk().freeBytes);
  publish('tessera_disk_reserve_bytes', 'The part of it that stays unused', () => disk().reserveBytes);
}

/** Counts every answered request by the pattern of its route, not by its address, so that no id ends up in a label. */
export function observeRequests(app: FastifyInstance, { requestSeconds }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

/** Serves `/metrics` at `host` and `port`, apart from the product. So the metrics can stay out of reach of the internet. */
export async function startMetricsServer(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
