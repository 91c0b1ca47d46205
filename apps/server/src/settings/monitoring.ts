import { z } from 'zod';
import { count, setting } from './setting.ts';

/** Metrics and logs. */
export const monitoringSettings = {
  METRICS_PORT: setting({
    schema: count(1, 65_535).optional(),
    default: null,
    description:
      'Port for Prometheus metrics at /metrics on METRICS_HOST. Without it, no metrics are served.',
  }),
  METRICS_HOST: setting({
    schema: z.string().min(1),
    default: '127.0.0.1',
    description: 'Address on which metrics are served.',
  }),
  LOG_LEVEL: setting({
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    default: null,
    description:
      'How much is logged. Failed sign-ins and other security events are warnings. By default info with LOG_FORMAT=json, and warn with text.',
  }),
  LOG_FORMAT: setting({
    schema: z.enum(['json', 'text']),
    default: 'text',
    description:
      'text: for people; the start says where the product is and what it still loads. json: one object a line, for machines; set it for services and containers.',
  }),
};
