import type { News } from '../../notifications/telling.service.ts';
import type { PhotoUse } from './review.repo.ts';

/** How a photo can stand that its owner has to be told of. */
export type ToldReview = 'held' | 'allowed' | 'removed';

const outcomes: Record<ToldReview, string> = {
  held: 'is held for review: nobody sees it until we have looked at it',
  allowed: 'was reviewed and is shown again',
  removed: 'was removed after review',
};

/**
 * What the owner of a photo is told of its review, with the page that shows the photo. Nobody is told of the picture behind a link,
 * which belongs to the site that it comes from.
 */
export function photoNews(use: PhotoUse, review: ToldReview): News | undefined {
  const where = whereItIs(use);
  if (where === undefined) return undefined;
  const { what, link } = where;
  return { to: use.accountId, kind: 'photo_review', text: `${what} ${outcomes[review]}`, link };
}

function whereItIs({ kind, name, role, pageId }: PhotoUse): { what: string; link: string } | undefined {
  switch (kind) {
    case 'profile':
      return { what: 'Your profile photo', link: '/designer/settings' };
    case 'project':
      return { what: `A photo of ‘${name}’`, link: `/designer/projects/edit/${pageId}` };
    case 'order':
      return { what: `A photo of ‘${name}’`, link: `/customer/projects/edit/${pageId}` };
    case 'message':
      return { what: `A photo in a message about ‘${name}’`, link: `/${role}/messages/${pageId}` };
    case 'delivery':
      return { what: `A photo in a delivery for ‘${name}’`, link: `/designer/engagements/${pageId}` };
    case 'link':
      return undefined;
  }
}
