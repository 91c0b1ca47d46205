import type { FastifyRequest } from 'fastify';
import type { Caller } from './places/places.service.ts';

/** Where a call comes from. */
export const callerOf = ({ ip, device, headers }: FastifyRequest): Caller => ({
  address: ip,
  device,
  userAgent: headers['user-agent'],
});

/** Has the device remembered once its user has signed in. */
export async function withDevice<Result>(
  request: FastifyRequest,
  signedIn: Promise<Result>,
): Promise<Result> {
  const result = await signedIn;
  request.rememberDevice = true;
  return result;
}
