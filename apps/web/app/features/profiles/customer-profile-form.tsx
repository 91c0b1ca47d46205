import { customerProfileBody, profilesApi } from '@tessera/contract/profiles';
import { call } from '../../lib/api.ts';
import { contractFaults } from '../../lib/contract-faults.ts';
import { useCheckedForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import forms from '../../ui/form.module.css';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { profileLabels, toProfileValues, type ProfileValues } from './profile-values.ts';
import { PersonFields } from './person-fields.tsx';
import type { Profile } from './profiles.queries.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** A customer's profile; `profile` is undefined before the first save. */
export function CustomerProfileForm({ profile }: { profile: Profile | undefined }) {
  const form = useCheckedForm<ProfileValues>(
    (values) => contractFaults(customerProfileBody, values, profileLabels),
    toProfileValues(profile),
  );
  const changes = useUnsavedChanges(form, { isDirty: form.formState.isDirty });
  const save = useSaveProfile(
    'customer',
    (body: ProfileValues) => call(profilesApi.saveCustomer, { body }),
    (saved) => {
      form.reset(toProfileValues(saved));
      changes.release();
    },
    form.showFaults,
  );
  return (
    <form className={forms.form} noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
      <PersonFields
        form={form}
        languagesHint="Designers who share a language with you come with that as a reason."
      />
      <div className={forms.end}>
        <Button type="submit" size="large" isBusy={save.isPending}>
          Save Changes
        </Button>
      </div>
      {changes.dialog}
    </form>
  );
}
