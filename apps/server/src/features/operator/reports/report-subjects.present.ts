import type { ReportSubject } from '@tessera/contract/operator/reports';
import { toReview } from '../../media/media.present.ts';
import type { DesignerSubject, MessageSubject, OrderSubject, ReviewSubject } from './report-subjects.repo.ts';

/** A reported message, with those around it. */
export function toMessageSubject({ id, orderId, orderName, messages }: MessageSubject): ReportSubject {
  return {
    kind: 'message',
    order_id: orderId,
    order_name: orderName,
    messages: messages.map((message) => ({
      id: message.id,
      author_id: message.authorId,
      author_name: message.authorName,
      text: message.text,
      photo_ids: message.photoIds,
      created_at: new Date(message.createdAt).toISOString(),
      is_reported: message.id === id,
      is_hidden: message.isHidden,
    })),
  };
}

/** A reported photo; `where` says in words what shows it. */
export function toPhotoSubject(photo: { photoId: string; review: string; where: string[] }): ReportSubject {
  return { kind: 'photo', photo_id: photo.photoId, review: toReview(photo.review), where: photo.where };
}

/** A reported designer. */
export function toDesignerSubject({ id, name, bio, website, photoIds }: DesignerSubject): ReportSubject {
  return { kind: 'designer', designer_id: id, name, bio, website, photo_ids: [...new Set(photoIds)] };
}

/** A reported order. */
export function toOrderSubject({ id, name, description, status }: OrderSubject): ReportSubject {
  return { kind: 'order', order_id: id, name, description, status };
}

/** A reported review. */
export function toReviewSubject({
  id,
  orderName,
  stars,
  text,
  answer,
  isHidden,
}: ReviewSubject): ReportSubject {
  return {
    kind: 'review',
    review_id: id,
    order_name: orderName,
    stars,
    text,
    answer,
    is_hidden: isHidden,
  };
}
