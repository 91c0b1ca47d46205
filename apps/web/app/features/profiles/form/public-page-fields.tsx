import type { DesignerProfile } from '@tessera/contract/account/profiles';
import type { CheckedForm } from '../../../lib/forms/form.ts';
import { PUBLIC_URL } from '../../../lib/site/product.ts';
import { paths } from '../../../paths.ts';
import { TextField } from '../../../ui/fields/field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import styles from './designer-profile-form.module.css';

/** What a designer says of their public page. */
export interface PublicPageValues {
  public_page: boolean;
  slug: string;
  website: string;
}

/** Whether there is a page for everybody, at which address, and what other site it names. `stored` is what is saved. */
export function PublicPageFields({
  form,
  stored,
  labels,
}: {
  form: CheckedForm<PublicPageValues>;
  stored: DesignerProfile | undefined;
  labels: Readonly<Record<keyof PublicPageValues, string>>;
}) {
  const { slug } = form.watch();
  const isShown = stored?.public_page === true && stored.slug !== null;
  return (
    <fieldset className={styles.optional}>
      <legend>Public page</legend>
      <div>
        <Switch
          label={labels.public_page}
          hint="Shows your portrait, portfolio, reviews and what you say of yourself to everybody, also to search engines. Your e-mail address and phone number stay private."
          {...form.register('public_page')}
        />
        {isShown ? (
          <p className={styles.pageLink}>
            <a className="link" href={paths.publicDesigner(stored.slug!)}>
              See your public page
            </a>
          </p>
        ) : null}
      </div>
      <TextField
        label={labels.slug}
        hint={`${PUBLIC_URL}${paths.publicDesigner(slug.trim() || 'your-name')}. Earlier addresses go on leading to your page.`}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...form.field('slug')}
      />
      <TextField
        label={labels.website}
        isOptional
        type="url"
        inputMode="url"
        placeholder="https://"
        {...form.field('website')}
      />
    </fieldset>
  );
}
