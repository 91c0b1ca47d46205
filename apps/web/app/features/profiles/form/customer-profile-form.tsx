import { useQuery } from '@tanstack/react-query';
import type { CustomerProfile } from '@tessera/contract/account/profiles';
import { profilesApi } from '../../../lib/api/routes/account.generated.ts';
import { callVersioned, type Versioned } from '../../../lib/api/api.ts';
import { contractFaults } from '../../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { countriesQuery, languagesQuery } from '../../../lib/api/geo.queries.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import forms from '../../../ui/fields/form.module.css';
import { TryAgain } from '../../../ui/notices/try-again.tsx';
import { useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes.tsx';
import { profileLabels, toProfileValues, type ProfileValues } from '../profile-values.ts';
import { comparePersons } from '../profile-versions.ts';
import { PersonFields } from './person-fields.tsx';
import { useSaveProfile } from '../use-save-profile.ts';

/** A customer's profile; `profile` is undefined before the first save. */
export function CustomerProfileForm({ profile }: { profile: Versioned<CustomerProfile> | undefined }) {
  const form = useCheckedForm<ProfileValues>(
    (values) =>
      contractFaults(
        async () => (await import('@tessera/contract/account/profiles')).customerProfileBody,
        values,
        profileLabels,
      ),
    toProfileValues(profile),
  );
  const changes = useUnsavedChanges(form, { isDirty: form.formState.isDirty });
  const { data: countries = [] } = useQuery(countriesQuery);
  const { data: languages = [] } = useQuery(languagesQuery);
  const { save, isPending, error, dialog } = useSaveProfile('customer', profile, {
    send: (ifMatch) => callVersioned(profilesApi.saveCustomer, { body: form.getValues(), ifMatch }),
    show: (stored) => {
      form.reset(toProfileValues(stored));
      changes.release();
    },
    compare: (stored) => comparePersons(form.getValues(), toProfileValues(stored), { countries, languages }),
    onFault: form.showFaults,
  });
  return (
    <form className={forms.form} method="post" noValidate onSubmit={form.handleSubmit(save)}>
      <PersonFields
        form={form}
        languagesHint="Designers who share a language with you come with that as a reason."
        isLanguageDue={form.formState.isSubmitted || (profile?.spoken_languages.length ?? 0) > 0}
      />
      <TryAgain error={error} />
      <div className={forms.end}>
        <Button type="submit" size="large" isBusy={isPending}>
          Save Changes
        </Button>
      </div>
      {changes.dialog}
      {dialog}
    </form>
  );
}
