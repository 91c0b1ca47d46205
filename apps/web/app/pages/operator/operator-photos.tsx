import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../features/operator/loaded.tsx';
import { heldPhotosQuery } from '../../features/operator/operator.queries.ts';
import { PhotoReview } from '../../features/operator/photos/photo-review.tsx';
import { counted } from '../../features/operator/words.ts';
import { pageTitle } from '../../lib/site/product.ts';
import { PageHeader } from '../../ui/headings/page-header.tsx';

export default function OperatorPhotos() {
  const photos = useInfiniteQuery(heldPhotosQuery);
  return (
    <>
      <title>{pageTitle('Photos')}</title>
      <PageHeader
        title="Photos"
        subtitle={
          photos.data === undefined ? '\u00a0' : `${counted(photos.data.count, 'photo')} held for review`
        }
      />
      <Loaded query={photos} failure="The photos could not be loaded.">
        {({ count, results }) => <PhotoReview photos={results} count={count} more={photos} />}
      </Loaded>
    </>
  );
}
