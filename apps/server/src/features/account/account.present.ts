import type { Me } from '@tessera/contract/account/account';
import type { OwnAccount } from '../auth/credentials.service.ts';

/** An account, as its owner sees it. */
export function toMe(
  { id, email, role, vetting, isConfirmed, createdAt }: OwnAccount,
  {
    sendsMail,
    passkeysCount,
    hasSecondFactor,
  }: { sendsMail: boolean; passkeysCount: number; hasSecondFactor: boolean },
): Me {
  return {
    id,
    email,
    email_verified: isConfirmed,
    sends_mail: sendsMail,
    role,
    created_at: createdAt.toISOString(),
    passkeys_count: passkeysCount,
    second_factor: role !== 'operator' ? 'not_needed' : hasSecondFactor ? 'set_up' : 'missing',
    vetting,
  };
}
