import type { OwnPhotoUse } from '@tessera/contract/orders/own-photos';
import { OWN_PHOTOS_MAX, ownPhotoFile } from '@tessera/contract/fields/file-fields';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { CheckedForm } from '../../../lib/forms/form.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import field from '../../../ui/fields/field.module.css';
import { Photo } from '../../../ui/photos/photo.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import type { OrderValues } from '../form/order-values.ts';
import styles from './own-photos-field.module.css';
import { useOwnPhotoUploads } from './use-own-photo-uploads.ts';

const uses: readonly { use: OwnPhotoUse; label: string }[] = [
  { use: 'liked', label: 'What we like' },
  { use: 'as_is', label: 'The room as it is now' },
];

/**
 * The customer's own photos of an order, each with what it shows. A photo is stored as soon as it is chosen; `onBusy` is told
 * whether any is still on its way.
 */
export function OwnPhotosField({
  form,
  onBusy,
}: {
  form: CheckedForm<OrderValues>;
  onBusy: (isBusy: boolean) => void;
}) {
  const { field: photos } = useController({ control: form.control, name: 'own_photos' });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, drop } = useOwnPhotoUploads((stored) =>
    photos.onChange([...form.getValues('own_photos'), { ...stored, use: 'liked' }]),
  );
  const isBusy = uploads.some(({ fault }) => fault === null);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const room = OWN_PHOTOS_MAX - photos.value.length - uploads.filter(({ fault }) => fault === null).length;
  const { error } = form.getFieldState('own_photos', form.formState);

  return (
    <fieldset className={styles.photos} aria-describedby={`${id}-hint`}>
      <legend className={field.label}>
        Your own photos <span className="muted">(optional)</span>
      </legend>
      {photos.value.length + uploads.length === 0 ? null : (
        <ul className={styles.tiles}>
          {photos.value.map(({ id: photoId, use, photo }, at) => (
            <li key={photoId} className={styles.tile}>
              <Photo
                className={styles.photo}
                picture={photoPicture(photo, `Your photo ${at + 1}`)}
                sizes="10rem"
              />
              <div className={styles.uses} role="radiogroup" aria-label={`What photo ${at + 1} shows`}>
                {uses.map((one) => (
                  <label key={one.use}>
                    <input
                      type="radio"
                      name={`${id}-${photoId}`}
                      checked={use === one.use}
                      onChange={() =>
                        photos.onChange(
                          photos.value.map((other) =>
                            other.id === photoId ? { ...other, use: one.use } : other,
                          ),
                        )
                      }
                    />
                    {one.label}
                  </label>
                ))}
              </div>
              <IconButton
                label={`Remove photo ${at + 1}`}
                onClick={() => {
                  photos.onChange(photos.value.filter((other) => other.id !== photoId));
                  input.current?.focus();
                }}
              >
                <IconTrash size={20} stroke={1.5} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
          {uploads.map(({ key, name, percent, fault }) => (
            <li key={key} className={styles.tile}>
              <span className={styles.waiting} aria-hidden="true">
                {fault === null ? `${percent} %` : '!'}
              </span>
              <div>
                <p className={styles.name}>{name}</p>
                {fault === null ? (
                  <p className="caption muted" role="status">
                    Uploading…
                  </p>
                ) : (
                  <FieldError id={`${id}-${key}`}>{fault}</FieldError>
                )}
              </div>
              <IconButton label={`Remove ${name}`} onClick={() => drop(key)}>
                <IconTrash size={20} stroke={1.5} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {room <= 0 ? null : (
        <label className={styles.add}>
          <IconPhotoPlus size={20} stroke={1.5} aria-hidden="true" />
          Add photos
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            multiple
            accept={ownPhotoFile.mediaTypes.join(',')}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              add([...(target.files ?? [])].slice(0, room));
              target.value = '';
            }}
          />
        </label>
      )}
      <p className="caption muted" id={`${id}-hint`}>
        Up to {OWN_PHOTOS_MAX}, 10 MB each. Designers who match your project see them. A room as it is now
        does not count as your taste.
      </p>
      {error?.message === undefined ? null : <FieldError id={`${id}-error`}>{error.message}</FieldError>}
    </fieldset>
  );
}
