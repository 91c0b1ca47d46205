// Written by npm run gen from the schemas of packages/contract.
import type { AboveCap, HiddenDesigner, MatchProject, MatchedDesigner } from '@tessera/contract/matching';
import type { Application, OwnApplication } from '@tessera/contract/deal/applications';
import type { CustomerConversation, DesignerConversation, Message } from '@tessera/contract/talk/conversations';
import type { LiveEvent } from '@tessera/contract/talk/events';
import type { NamedWish } from '@tessera/contract/orders/order-reading';
import type { Notification } from '@tessera/contract/talk/notifications';
import type { Order } from '@tessera/contract/orders/orders';
import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { isBetween, isBoolean, isEither, isInteger, isLike, isListOf, isNull, isNumber, isObject, isOneOf, isString, isUpTo, itemReader } from './readable.ts';

const isDateTime = isLike(/^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/);

const isUuid = isLike(/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/);

const isPhoto = isObject({
  id: isUuid,
  url: isString,
  width: isInteger,
  height: isInteger,
  review: isOneOf("shown", "held", "removed"),
  thumbhash: isEither(isString, isNull),
  variants: isListOf(isObject({
    url: isString,
    width: isInteger,
    media_type: isString,
  })),
  moving: isEither(isObject({
    url: isString,
    width: isInteger,
    media_type: isString,
  }), isNull),
});

const isCardPhoto = isObject({
  id: isString,
  base: isString,
  first: isString,
  width: isInteger,
  height: isInteger,
  thumbhash: isEither(isString, isNull),
  sizes: isListOf(isString),
});

const isNamedWish = isObject({
  kind: isOneOf("style", "not_style", "room", "not_room", "work", "not_work", "language", "country", "budget"),
  value: isString,
  label: isString,
});

const isReason = isObject({
  code: isOneOf("style", "photos", "caption", "brief", "room", "work", "budget", "country", "language", "taste"),
  text: isString,
  evidence: isEither(isObject({
    project_id: isEither(isString, isNull),
    project_name: isEither(isString, isNull),
    photo_url: isEither(isString, isNull),
    designer_id: isEither(isString, isNull),
  }), isNull),
});

const isMatchedDesigner = isObject({
  id: isString,
  name: isString,
  avatar: isEither(isString, isNull),
  avatarPhoto: isEither(isCardPhoto, isNull),
  location: isString,
  rating: isEither(isNumber, isNull),
  reviewCount: isInteger,
  portfolioImages: isListOf(isString),
  portfolioPhotos: isListOf(isCardPhoto),
  bio: isString,
  specialties: isListOf(isString),
  score: isBetween(0, 100),
  isWeak: isBoolean,
  unmet: isListOf(isNamedWish),
  startsAtUsd: isEither(isNumber, isNull),
  reasons: isListOf(isReason),
  reservation: isEither(isObject({
    code: isOneOf("room", "budget"),
    text: isString,
  }), isNull),
  orderId: isString,
  orderName: isString,
  verdict: isEither(isOneOf("more_like_this", "not_for_me"), isNull),
});

const isApplication = isObject({
  order_id: isString,
  designer_id: isString,
  order_name: isString,
  order_status: isOneOf("active", "paused", "in_progress", "delivered", "completed", "cancelled"),
  status: isOneOf("sent", "shortlisted", "accepted", "declined", "withdrawn"),
  note: isString,
  price_from_usd: isEither(isNumber, isNull),
  price_to_usd: isEither(isNumber, isNull),
  applied_at: isDateTime,
  status_at: isDateTime,
  reason: isEither(isOneOf("budget", "style", "timing", "location", "other", "another_designer", "order_cancelled"), isNull),
  reason_text: isString,
  conversation_id: isEither(isString, isNull),
  name: isString,
  location: isString,
  avatar: isEither(isString, isNull),
  avatar_photo: isEither(isPhoto, isNull),
  match: isEither(isMatchedDesigner, isNull),
});

const isMessage = isObject({
  message_id: isString,
  from: isOneOf("customer", "designer"),
  message: isString,
  photos: isListOf(isPhoto),
  reported: isBoolean,
  created_at: isDateTime,
});

const isConversationEvent = isObject({
  at: isDateTime,
  kind: isOneOf("created", "applied", "accepted", "delivered", "changes_requested", "completed", "cancelled", "reviewed"),
  by: isOneOf("customer", "designer"),
});

const isCustomerConversation = isObject({
  id: isString,
  order_id: isString,
  order_name: isString,
  order_status: isOneOf("active", "paused", "in_progress", "delivered", "completed", "cancelled"),
  designer_id: isString,
  name: isString,
  avatar: isEither(isString, isNull),
  avatar_photo: isEither(isPhoto, isNull),
  email: isEither(isString, isNull),
  phone: isEither(isString, isNull),
  shares_email: isBoolean,
  shares_phone: isBoolean,
  blocked: isBoolean,
  blocked_by_you: isBoolean,
  unread_count: isInteger,
  last_message: isEither(isMessage, isNull),
  created_at: isDateTime,
  messages: isListOf(isMessage),
  timeline: isListOf(isConversationEvent),
  designer_name: isString,
});

const isDesignerConversation = isObject({
  id: isString,
  order_id: isString,
  order_name: isString,
  order_status: isOneOf("active", "paused", "in_progress", "delivered", "completed", "cancelled"),
  designer_id: isString,
  name: isString,
  avatar: isEither(isString, isNull),
  avatar_photo: isEither(isPhoto, isNull),
  email: isEither(isString, isNull),
  phone: isEither(isString, isNull),
  shares_email: isBoolean,
  shares_phone: isBoolean,
  blocked: isBoolean,
  blocked_by_you: isBoolean,
  unread_count: isInteger,
  last_message: isEither(isMessage, isNull),
  created_at: isDateTime,
  messages: isListOf(isMessage),
  timeline: isListOf(isConversationEvent),
  customer_first_name: isString,
  customer_email: isEither(isString, isNull),
});

const isHiddenDesigner = isObject({
  id: isString,
  name: isString,
  orderId: isString,
  orderName: isString,
});

const isNotification = isObject({
  id: isUuid,
  kind: isOneOf("application", "application_status", "message", "delivery", "changes_requested", "order_status", "review", "review_answer", "photo_review", "account", "match"),
  text: isString,
  link: isString,
  created_at: isDateTime,
  read: isBoolean,
});

const isLiveEvent = isObject({
  kind: isOneOf("message", "conversation", "notification", "order"),
}, {
  conversation_id: isString,
  message: isMessage,
  notification: isNotification,
  order_id: isString,
});

const isCountry = isObject({
  name_en: isString,
  code: isString,
});

const isLinkPreview = isObject({
  id: isString,
  state: isOneOf("pending", "ready", "none", "failed"),
  title: isEither(isString, isNull),
  site: isString,
  photo: isEither(isPhoto, isNull),
});

const isEngagement = isObject({
  designer_id: isString,
  designer_name: isString,
  accepted_at: isDateTime,
  delivered_at: isEither(isDateTime, isNull),
  completed_at: isEither(isDateTime, isNull),
  cancelled_at: isEither(isDateTime, isNull),
  cancelled_by: isEither(isOneOf("customer", "designer"), isNull),
  reason: isString,
  price_from_usd: isEither(isNumber, isNull),
  price_to_usd: isEither(isNumber, isNull),
});

const isTimelineEntry = isObject({
  at: isDateTime,
  kind: isOneOf("created", "applied", "accepted", "delivered", "changes_requested", "completed", "cancelled", "reviewed"),
  by: isOneOf("customer", "designer"),
  text: isString,
});

const isDeliveredFile = isObject({
  id: isUuid,
  name: isString,
  type: isString,
  url: isString,
}, {
  photo: isPhoto,
});

const isDelivery = isObject({
  id: isUuid,
  at: isDateTime,
  message: isString,
  files: isListOf(isDeliveredFile),
});

const isOwnPhoto = isObject({
  id: isUuid,
  use: isOneOf("liked", "as_is"),
  photo: isPhoto,
});

const isStylePick = isObject({
  liked: isUpTo(60),
  passed: isUpTo(60),
});

const isWish = isObject({
  kind: isOneOf("style", "not_style", "room", "not_room", "work", "not_work", "language", "country", "budget"),
  value: isString,
  must: isBoolean,
  label: isString,
  origin: isOneOf("said", "guessed", "set"),
  sources: isListOf(isObject({
    field: isOneOf("object_name", "object_desc"),
    start: isInteger,
    end: isInteger,
    words: isString,
  })),
});

const isOrderReading = isObject({
  wishes: isListOf(isWish),
  added: isListOf(isObject({
    kind: isOneOf("style", "not_style", "room", "not_room", "work", "not_work", "language", "country", "budget"),
    value: isString,
    must: isBoolean,
  })),
  removed: isListOf(isObject({
    kind: isOneOf("style", "not_style", "room", "not_room", "work", "not_work", "language", "country", "budget"),
    value: isString,
  })),
  question: isEither(isObject({
    text: isString,
    answers: isListOf(isObject({
      kind: isOneOf("style", "not_style", "room", "not_room", "work", "not_work", "language", "country", "budget"),
      value: isString,
      must: isBoolean,
      label: isString,
    })),
  }), isNull),
});

const isReview = isObject({
  id: isString,
  order_id: isString,
  designer_id: isString,
  order_name: isString,
  customer_first_name: isString,
  stars: isInteger,
  text: isString,
  created_at: isDateTime,
  answer: isString,
  answered_at: isEither(isDateTime, isNull),
});

const isOwnApplication = isObject({
  order_id: isString,
  designer_id: isString,
  order_name: isString,
  order_status: isOneOf("active", "paused", "in_progress", "delivered", "completed", "cancelled"),
  status: isOneOf("sent", "shortlisted", "accepted", "declined", "withdrawn"),
  note: isString,
  price_from_usd: isEither(isNumber, isNull),
  price_to_usd: isEither(isNumber, isNull),
  applied_at: isDateTime,
  status_at: isDateTime,
  reason: isEither(isOneOf("budget", "style", "timing", "location", "other", "another_designer", "order_cancelled"), isNull),
  reason_text: isString,
  conversation_id: isEither(isString, isNull),
  customer_first_name: isString,
  order_photo: isEither(isPhoto, isNull),
});

const isPortfolioProject = isObject({
  id: isString,
  name: isString,
  description: isString,
  country: isCountry,
  images: isListOf(isPhoto),
  matching_state: isOneOf("pending", "ready", "failed", "no_photos"),
  created_at: isDateTime,
});

export const readAboveCap = itemReader<AboveCap>(isObject({
  count: isInteger,
  usd: isNumber,
}));

export const readApplication = itemReader<Application>(isApplication);

export const readCustomerConversation = itemReader<CustomerConversation>(isCustomerConversation);

export const readDesignerConversation = itemReader<DesignerConversation>(isDesignerConversation);

export const readHiddenDesigner = itemReader<HiddenDesigner>(isHiddenDesigner);

export const readLiveEvent = itemReader<LiveEvent>(isLiveEvent);

export const readMatchProject = itemReader<MatchProject>(isObject({
  id: isString,
  objectName: isString,
  description: isString,
  location: isString,
  budget: isEither(isNumber, isNull),
  photos: isListOf(isString),
  orderPhotos: isListOf(isCardPhoto),
  roomPhotos: isListOf(isCardPhoto),
  score: isBetween(0, 100),
  reasons: isListOf(isReason),
  applicationsCount: isInteger,
  applied: isBoolean,
  suggestion: isEither(isString, isNull),
}), {
  isWeak: [isBoolean, false],
});

export const readMatchedDesigner = itemReader<MatchedDesigner>(isObject({
  id: isString,
  name: isString,
  avatar: isEither(isString, isNull),
  avatarPhoto: isEither(isCardPhoto, isNull),
  location: isString,
  rating: isEither(isNumber, isNull),
  reviewCount: isInteger,
  portfolioImages: isListOf(isString),
  portfolioPhotos: isListOf(isCardPhoto),
  bio: isString,
  specialties: isListOf(isString),
  score: isBetween(0, 100),
  reasons: isListOf(isReason),
  orderId: isString,
  orderName: isString,
  verdict: isEither(isOneOf("more_like_this", "not_for_me"), isNull),
}), {
  isWeak: [isBoolean, false],
  unmet: [isListOf(isNamedWish), []],
  startsAtUsd: [isEither(isNumber, isNull), null],
  reservation: [isEither(isObject({
  code: isOneOf("room", "budget"),
  text: isString,
}), isNull), null],
});

export const readMessage = itemReader<Message>(isMessage);

export const readNamedWish = itemReader<NamedWish>(isNamedWish);

export const readNotification = itemReader<Notification>(isNotification);

export const readOrder = itemReader<Order>(isObject({
  id: isString,
  created_at: isDateTime,
  object_name: isString,
  object_desc: isString,
  country: isCountry,
  links: isListOf(isObject({
    link: isString,
    type: isOneOf("pinterest"),
    preview: isLinkPreview,
  })),
  budget: isEither(isNumber, isNull),
  photos: isListOf(isPhoto),
  matching_state: isOneOf("pending", "ready", "failed", "no_photos"),
  engagement: isEither(isEngagement, isNull),
  applications_count: isInteger,
  unread_count: isInteger,
  timeline: isListOf(isTimelineEntry),
  deliveries: isListOf(isDelivery),
}, {
  status: isEither(isOneOf("active", "paused", "in_progress", "delivered", "completed", "cancelled"), isNull),
}), {
  own_photos: [isListOf(isOwnPhoto), []],
  style_picks: [isListOf(isStylePick), []],
  reading: [isOrderReading, {"wishes":[],"added":[],"removed":[],"question":null}],
  review: [isEither(isReview, isNull), null],
});

export const readOwnApplication = itemReader<OwnApplication>(isOwnApplication);

export const readPortfolioProject = itemReader<PortfolioProject>(isPortfolioProject);
