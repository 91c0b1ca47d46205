import { useQuery } from '@tanstack/react-query';
import { IconPhotoOff } from '@tabler/icons-react';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { photoFileQuery } from './operator.queries.ts';

/** A photo that perhaps nobody else is shown, whole, in the box that `className` gives it. */
export function ProtectedPhoto({ id, alt, className }: { id: string; alt: string; className: string }) {
  const { data, isError, refetch } = useQuery(photoFileQuery(id));
  return (
    <span className={`op-photo ${className}`}>
      {data !== undefined ? (
        <img src={data} alt={alt} />
      ) : isError ? (
        <span className="op-photo-broken">
          <IconPhotoOff size={24} stroke={1.5} aria-hidden="true" />
          {alt}
          <Button kind="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </span>
      ) : (
        <LoadingStatus label="Loading photo" />
      )}
    </span>
  );
}
