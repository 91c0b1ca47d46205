import type { FieldError } from '@tessera/contract/errors/errors';
import type { Specialty } from '@tessera/contract/account/profiles';
import { specialties } from '@tessera/matching/reasons/specialties';
import { fieldError } from '../../http/app-error.ts';

const byValue = new Map(specialties.map((specialty) => [specialty.value, specialty]));

/** Stored specialties with their names. One that the vocabulary no longer has is left out. */
export function toSpecialties(values: readonly string[]): Specialty[] {
  return values.flatMap((value) => byValue.get(value) ?? []);
}

/** Faults of values that name no specialty, or name one twice. */
export function unknownSpecialties(values: readonly string[] | undefined): FieldError[] {
  return (values ?? []).flatMap((value, at) =>
    byValue.has(value) && values!.indexOf(value) === at
      ? []
      : [fieldError(`specialties.${at}`, 'invalid_choice')],
  );
}
