import { useChoice, type CheckedForm } from '../../../lib/forms/form.ts';
import { TextField } from '../../../ui/fields/field.tsx';
import forms from '../../../ui/fields/form.module.css';
import { ControlledCountryField, LanguagesField } from '../../../ui/fields/geo-fields.tsx';
import { profileLabels, type ProfileValues } from '../profile-values.ts';

/** The fields that both roles have. With `isLanguageDue` an empty list of languages is pointed out, and saved all the same. */
export function PersonFields({
  form,
  languagesHint,
  isLanguageDue,
}: {
  form: CheckedForm<ProfileValues>;
  languagesHint: string;
  isLanguageDue: boolean;
}) {
  const languages = useChoice(form, 'spoken_languages_codes');
  const languagesError =
    languages.error ??
    (isLanguageDue && languages.value.length === 0 ? 'Please select at least one language' : undefined);
  return (
    <>
      <div className={forms.two}>
        <TextField
          label={profileLabels.first_name}
          isRequired
          autoComplete="given-name"
          {...form.field('first_name')}
        />
        <TextField
          label={profileLabels.last_name}
          isRequired
          autoComplete="family-name"
          {...form.field('last_name')}
        />
        <ControlledCountryField form={form} name="country_code" label={profileLabels.country_code} />
        <TextField
          label={profileLabels.phone}
          type="tel"
          autoComplete="tel"
          isOptional
          {...form.field('phone')}
        />
      </div>
      <LanguagesField
        label={profileLabels.spoken_languages_codes}
        hint={languagesHint}
        {...languages}
        error={languagesError}
      />
    </>
  );
}
