import { ORDER_LINKS_MAX } from '@tessera/contract/fields/bounds';
import { IconExternalLink, IconLink, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { CheckedForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import field from '../../../ui/fields/field.module.css';
import { IconButton, IconLink as IconRouteLink } from '../../../ui/buttons/icon-button.tsx';
import styles from './links-field.module.css';
import { isLink } from '@tessera/contract/fields/links';
import type { OrderValues } from './order-values.ts';

/** What a link shows, beside its row and under it, once it is one. */
export interface LinkViews {
  tile: (link: string) => ReactNode;
  note: (link: string) => ReactNode;
}

/** The inspiration links of an order: at least one row, of which the first stays. */
export function LinksField({ form, previews }: { form: CheckedForm<OrderValues>; previews: LinkViews }) {
  const rows = useFieldArray({ control: form.control, name: 'links' });
  const id = useId();
  const handleRemove = (index: number) => {
    rows.remove(index);
    form.setFocus(`links.${index - 1}.link`);
  };
  return (
    <fieldset className={styles.links}>
      <legend className={field.label}>Inspiration links</legend>
      {rows.fields.map((row, index) => {
        const { error, ...input } = form.field(`links.${index}.link`);
        const link = form.watch(`links.${index}.link`).trim();
        const errorId = `${id}-${index}-error`;
        return (
          <div className={styles.row} key={row.id}>
            <span className={styles.tile}>
              {isLink(link) ? previews.tile(link) : <IconLink size={20} stroke={1.5} aria-hidden="true" />}
            </span>
            <span className={`${field.affix} ${field.hasButton} ${styles.link}`}>
              <input
                {...input}
                className={field.input}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                aria-label={`Inspiration link ${index + 1}`}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : errorId}
              />
              {isLink(link) ? (
                <IconRouteLink
                  className={styles.open}
                  label="Open link in new tab"
                  to={link}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                >
                  <IconExternalLink size={20} stroke={1.5} aria-hidden="true" />
                </IconRouteLink>
              ) : (
                <IconButton className={styles.open} label="Open link in new tab" disabled>
                  <IconExternalLink size={20} stroke={1.5} aria-hidden="true" />
                </IconButton>
              )}
            </span>
            {index === 0 ? null : (
              <IconButton label="Remove link" onClick={() => handleRemove(index)}>
                <IconTrash size={20} stroke={1.5} aria-hidden="true" />
              </IconButton>
            )}
            {error === undefined ? null : (
              <div className={styles.below}>
                <FieldError id={errorId}>{error}</FieldError>
              </div>
            )}
            {isLink(link) ? <div className={styles.below}>{previews.note(link)}</div> : null}
          </div>
        );
      })}
      {rows.fields.length >= ORDER_LINKS_MAX ? null : (
        <Button
          className={styles.add}
          kind="quiet"
          icon={<IconPlus size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => rows.append({ link: '' })}
        >
          Add Another Link
        </Button>
      )}
    </fieldset>
  );
}
