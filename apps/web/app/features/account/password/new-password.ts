import type { FormFault } from '../../../lib/forms/form.ts';

/** A new password as it is typed: twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** The faults of a new password that can be seen before it is sent; the server finds the rest. */
export function checkNewPassword({ password, confirmation }: NewPassword, lengthMin: number): FormFault[] {
  const faults: FormFault[] = [];
  if (password === '') faults.push({ field: 'password', message: 'Password is required' });
  else if (password.length < lengthMin)
    faults.push({ field: 'password', message: `Password must be at least ${lengthMin} characters` });
  if (confirmation === '') faults.push({ field: 'confirmation', message: 'Please confirm your password' });
  else if (confirmation !== password)
    faults.push({ field: 'confirmation', message: 'Passwords do not match' });
  return faults;
}
