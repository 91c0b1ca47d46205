import type { Directory, ListedDesigner } from '@tessera/contract/designers/public-pages';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { toInitials } from '../../../lib/text/format.ts';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Chip } from '../../../ui/badges/chip.tsx';
import { Stars } from '../../../ui/badges/stars.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import type { ActiveFilter } from './active-filters.ts';
import { PAGE_SIZE, toDirectoryAddress, type DirectoryAddress } from './directory-address.ts';
import styles from './directory-results.module.css';

/** The designers that were found, by what, and the other pages. */
export function DirectoryResults({
  address,
  directory,
  filters,
}: {
  address: DirectoryAddress;
  directory: Directory;
  filters: readonly ActiveFilter[];
}) {
  const { count, results } = directory;
  const pageCount = Math.ceil(count / PAGE_SIZE);
  return (
    <>
      <div className={styles.found}>
        <p role="status">{count === 1 ? 'One designer' : `${count === 0 ? 'No' : count} designers`}</p>
        {filters.map(({ filter, value, label, without }) => (
          <Link
            key={`${filter} ${value}`}
            className={styles.filter}
            to={toDirectoryAddress(without)}
            preventScrollReset
            aria-label={`Remove ${label}`}
          >
            {label}
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </Link>
        ))}
        {filters.length === 0 ? null : (
          <Link className={`link small ${styles.clear}`} to={paths.designers} preventScrollReset>
            Clear all
          </Link>
        )}
      </div>
      {results.length > 0 ? (
        <ul className={styles.designers}>
          {results.map((designer, at) => (
            <li key={designer.id}>
              <DesignerCard designer={designer} isUrgent={at < 3} />
            </li>
          ))}
        </ul>
      ) : (
        <Nobody address={address} directory={directory} filters={filters} />
      )}
      {pageCount > 1 ? (
        <nav className={styles.pages} aria-label="Pages">
          {Array.from({ length: pageCount }, (_, at) => at + 1).map((page) => (
            <Link
              key={page}
              to={toDirectoryAddress({ ...address, page })}
              aria-current={page === address.page ? 'page' : undefined}
              aria-label={`Page ${page}`}
            >
              {page}
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  );
}

function DesignerCard({ designer, isUrgent }: { designer: ListedDesigner; isUrgent: boolean }) {
  const { name, slug, country, portrait, photos, rating, specialties } = designer;
  return (
    <Link className={styles.card} to={paths.publicDesigner(slug)}>
      <span className={`${styles.photos} ${photos.length === 1 ? styles.one : ''}`}>
        {photos.map((photo, at) => (
          <Photo
            key={photo.id}
            className={styles.photo}
            picture={photoPicture(photo, at === 0 ? `A room by ${name}` : '')}
            sizes={at === 0 ? '(max-width: 599.98px) 75vw, (max-width: 899.98px) 38vw, 25vw' : '12vw'}
            isUrgent={isUrgent && at === 0}
          />
        ))}
      </span>
      <span className={styles.person}>
        <Avatar initials={toInitials(name)} picture={portrait && photoPicture(portrait, '')} />
        <span>
          <span className={styles.name}>{name}</span>
          <span className="caption">{country}</span>
        </span>
        {rating === null ? <Chip tone="lapis">New</Chip> : <Stars rating={rating} />}
      </span>
      <span className={styles.specialties}>{specialties.map(({ label }) => label).join(', ')}</span>
    </Link>
  );
}

function Nobody({
  address,
  directory,
  filters,
}: {
  address: DirectoryAddress;
  directory: Directory;
  filters: readonly ActiveFilter[];
}) {
  const excluding = filters.filter(({ filter }) => filter === directory.excludes_most);
  if (directory.count > 0)
    return (
      <EmptyState
        title="This page is empty"
        text="There are not that many designers."
        actions={<ButtonLink to={toDirectoryAddress({ ...address, page: 1 })}>First page</ButtonLink>}
      />
    );
  if (filters.length === 0)
    return (
      <EmptyState
        title="No designers yet"
        text="Nobody shows their work here so far. Describe your project, and designers can find you."
        actions={<ButtonLink to={paths.signUp}>Describe your project</ButtonLink>}
      />
    );
  const [first] = excluding;
  const without =
    first === undefined ? undefined : { ...first.without, ...(first.filter === 'style' && { style: [] }) };
  return (
    <EmptyState
      title="No designers found"
      text={
        without === undefined
          ? 'Nobody here fits this.'
          : `Nobody here fits all of this. Without ${excluding.map(({ label }) => label).join(', ')} there are some.`
      }
      actions={
        without === undefined ? (
          <ButtonLink to={paths.designers}>Show all designers</ButtonLink>
        ) : (
          <ButtonLink to={toDirectoryAddress(without)}>Remove it</ButtonLink>
        )
      }
    />
  );
}
