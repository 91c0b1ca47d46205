import type { Photo as StoredPhoto } from '@tessera/contract/media';
import type { LinkPreview } from '@tessera/contract/orders/previews';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Photo } from '../../ui/photos/photo.tsx';
import { photoPicture } from '../../ui/photos/picture.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import styles from './link-previews.module.css';
import { linkPreviewQuery, useRetryPreview } from './previews.queries.ts';

/** A link of an order, and what it shows as far as the order knows. */
interface LinkOf {
  link: string;
  preview: LinkPreview;
}

/** Nobody types an address with longer pauses; what is typed half is not asked for. */
const TYPED_MS = 700;

/** Pictures shown beside a form. */
const PICTURES_SHOWN = 3;

/** What links show, for the order form; `saved` are those of the order as it is. */
export function linkViews(saved: readonly LinkOf[]) {
  const knownOf = (link: string) => saved.find((one) => one.link === link)?.preview;
  return {
    tile: (link: string) => <Tile link={link} known={knownOf(link)} />,
    note: (link: string) => <Note link={link} known={knownOf(link)} />,
    pictures: (links: readonly string[], otherwise: ReactNode) => (
      <Pictures links={links.map((link) => ({ link, known: knownOf(link) }))} otherwise={otherwise} />
    ),
  };
}

/** A link in one line: its picture and title, or its address. */
export function LinkLine({ link, preview }: LinkOf) {
  return (
    <>
      <span className={styles.thumb}>
        {preview.photo === null ? (
          <IconLink size={18} stroke={1.5} aria-hidden="true" />
        ) : (
          <Photo className={styles.photo} picture={photoPicture(preview.photo, '')} sizes="32px" />
        )}
      </span>
      <span>{preview.title ?? link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}</span>
    </>
  );
}

interface Shown {
  link: string;
  known: LinkPreview | undefined;
}

/** The picture of a link, or the mark of one. */
function Tile({ link, known }: Shown) {
  const { data } = useLinkPreview({ link, known });
  if (data?.state === 'pending') return <Skeleton height="48px" width="48px" />;
  if (!data?.photo) return <IconLink size={20} stroke={1.5} aria-hidden="true" />;
  return <Photo className={styles.photo} picture={photoPicture(data.photo, '')} sizes="48px" />;
}

/** What a link shows, in words. */
function Note({ link, known }: Shown) {
  const { data, isError, isFetching } = useLinkPreview({ link, known });
  const retry = useRetryPreview(link);
  const again = (
    <Button className={styles.again} kind="quiet" isBusy={retry.isPending} onClick={() => retry.mutate()}>
      Try again
    </Button>
  );
  return (
    <p className={styles.note} role="status">
      {isError && !isFetching ? (
        <Fault text="This link could not be looked at.">{again}</Fault>
      ) : data === undefined ? null : data.state === 'failed' ? (
        <Fault text={`${data.site} could not be reached.`}>{again}</Fault>
      ) : data.state === 'pending' ? (
        `Looking at ${data.site}…`
      ) : data.state === 'none' ? (
        `${data.site} shows no picture. The link itself is kept.`
      ) : data.photo !== null && data.photo.review !== 'shown' ? (
        'This picture is held for review. Nobody sees it until we have looked at it.'
      ) : (
        <>
          <span className={styles.title}>{data.title ?? `A picture from ${data.site}`}</span>
          {data.title === null ? null : <span className={styles.site}>{data.site}</span>}
        </>
      )}
    </p>
  );
}

function Fault({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <IconLinkOff size={18} stroke={1.5} aria-hidden="true" />
      <span>{text}</span>
      {children}
    </>
  );
}

/** The first pictures of links, large; something else while there is none. */
function Pictures({ links, otherwise }: { links: readonly Shown[]; otherwise: ReactNode }) {
  const photos = useKnownPhotos(links).filter(({ review }) => review === 'shown');
  const each = [...new Map(photos.map((photo) => [photo.url, photo])).values()].slice(0, PICTURES_SHOWN);
  if (each.length === 0) return otherwise;
  return (
    <>
      <div className={styles.pictures}>
        {each.map((photo) => (
          <Photo key={photo.url} className={styles.picture} picture={photoPicture(photo, '')} sizes="24rem" />
        ))}
      </div>
      <p className="muted small">Pictures from your links count in matching.</p>
    </>
  );
}

/** The pictures of links, as far as they are known. Each link is asked for by its own row. */
function useKnownPhotos(links: readonly Shown[]): StoredPhoto[] {
  const client = useQueryClient();
  const known = useSyncExternalStore(
    (notify) => client.getQueryCache().subscribe(notifyManager.batchCalls(notify)),
    // As text, which is the same as long as they are.
    () =>
      JSON.stringify(
        links.flatMap(({ link, known }) => {
          const preview = client.getQueryData(linkPreviewQuery(link).queryKey) ?? known;
          return preview?.photo ?? [];
        }),
      ),
  );
  return JSON.parse(known) as StoredPhoto[];
}

/** What a link shows, asked for once the typing has paused. */
function useLinkPreview({ link, known }: Shown) {
  const [typed, setTyped] = useState(known === undefined ? null : link);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(link), TYPED_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return useQuery({ ...linkPreviewQuery(link, known), enabled: typed === link });
}
