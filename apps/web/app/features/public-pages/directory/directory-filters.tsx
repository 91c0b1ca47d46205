import type { Directory } from '@tessera/contract/designers/public-pages';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { roomPicture } from '../../../ui/brand/rooms.ts';
import { Field } from '../../../ui/fields/field.tsx';
import fields from '../../../ui/fields/field.module.css';
import { Photo } from '../../../ui/photos/photo.tsx';
import styles from './directory-filters.module.css';
import { readDirectoryAddress, toDirectoryAddress, type DirectoryAddress } from './directory-address.ts';
import { styleTiles } from './style-tiles.ts';

/** What the directory is filtered by: a form that the browser can send by itself. With script a choice counts at once. */
export function DirectoryFilters({
  address,
  options,
}: {
  address: DirectoryAddress;
  options: Directory['options'];
}) {
  const navigate = useNavigate();
  const show = (form: HTMLFormElement) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) query.append(name, String(value));
    void navigate(toDirectoryAddress(readDirectoryAddress(query.toString())), { preventScrollReset: true });
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    if ((event.target as HTMLInputElement).type !== 'search') show(event.currentTarget);
  };
  // A tile is chosen when it is pressed; the address follows.
  const chosenKey = address.style.join(',');
  const [chosen, setChosen] = useState({ key: chosenKey, styles: address.style });
  if (chosen.key !== chosenKey) setChosen({ key: chosenKey, styles: address.style });
  const toggle = (style: string) =>
    setChosen({
      key: chosenKey,
      styles: chosen.styles.includes(style)
        ? chosen.styles.filter((one) => one !== style)
        : [...chosen.styles, style],
    });
  const tiled = new Set(styleTiles.map(({ style }) => style));
  return (
    <form
      method="get"
      action={paths.designers}
      role="search"
      aria-label="Designers"
      onSubmit={handleSubmit}
      onChange={handleChange}
    >
      <fieldset className={styles.styles}>
        <legend className={styles.legend}>Style</legend>
        <div className={styles.tiles}>
          {styleTiles.map(({ style, room }) => {
            const isChosen = chosen.styles.includes(style);
            return (
              <label key={style} className={isChosen ? `${styles.tile} ${styles.chosen}` : styles.tile}>
                <input
                  type="checkbox"
                  name="style"
                  value={style}
                  checked={isChosen}
                  onChange={() => toggle(style)}
                />
                <span className={styles.picture}>
                  <Photo className={styles.photo} picture={roomPicture(room, '')} sizes="120px" />
                  {isChosen ? (
                    <span className={styles.tick}>
                      <IconCheck size={16} stroke={2} aria-hidden="true" />
                    </span>
                  ) : null}
                </span>
                {options.style.find(({ value }) => value === style)?.label ?? style}
              </label>
            );
          })}
        </div>
        {address.style
          .filter((style) => !tiled.has(style))
          .map((style) => (
            <input key={style} type="hidden" name="style" value={style} />
          ))}
      </fieldset>
      <div className={styles.bar}>
        <Field label="Words">
          {(control) => (
            <input
              {...control}
              key={address.words}
              className={fields.input}
              type="search"
              name="words"
              maxLength={200}
              defaultValue={address.words ?? ''}
              placeholder="Oak, loft, a name"
            />
          )}
        </Field>
        <Choice label="Room" name="room" all="Any room" value={address.room} options={options.room} />
        <Choice
          label="Country"
          name="country"
          all="Any country"
          value={address.country}
          options={options.country}
        />
        <Choice
          label="Language"
          name="language"
          all="Any language"
          value={address.language}
          options={options.language}
        />
        <Button type="submit" kind="secondary" className={styles.search}>
          Search
        </Button>
      </div>
    </form>
  );
}

/** The browser's own list, which needs no script. */
function Choice({
  label,
  name,
  all,
  value,
  options,
}: {
  label: string;
  name: string;
  all: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <Field label={label}>
      {(control) => (
        <span className={styles.select}>
          <select {...control} key={value} className={fields.input} name={name} defaultValue={value ?? ''}>
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconSelector size={20} stroke={1.5} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
