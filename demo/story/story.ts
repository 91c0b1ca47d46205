/** Looks the rendered rooms come in; the first part of a picture's file name. */
export const storyStyles = [
  'scandinavian',
  'japandi',
  'industrial',
  'mid-century-modern',
  'bohemian',
  'farmhouse',
  'art-deco',
  'minimalist',
  'coastal',
  'traditional',
  'mediterranean',
  'contemporary',
] as const;
export type StoryStyle = (typeof storyStyles)[number];

/** Rooms the pictures show; the second part of a picture's file name. */
export const storyRooms = [
  'living',
  'bedroom',
  'dining',
  'kitchen',
  'office',
  'terrace',
  'garden',
  'bathroom',
  'hall',
  'facade',
] as const;
export type StoryRoom = (typeof storyRooms)[number];

/** A portfolio project as its designer tells it. */
export interface StoryProject {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Differs from the designer's own where a project stepped out of it. */
  style?: StoryStyle;
  /** What its pictures show. */
  rooms: readonly StoryRoom[];
  /** The seed of the rendered room that fits the words, where not any room of the style does. */
  seeds?: Readonly<Partial<Record<StoryRoom, number>>>;
  description: string;
}

/** An invented designer. */
export interface StoryDesigner {
  /** Before the @ of the e-mail address; also what the portrait is drawn from. */
  key: string;
  firstName: string;
  lastName: string;
  country: string;
  /** ISO 639-1, the mother tongue first. */
  languages: readonly string[];
  /** Only from ranges that are set aside for fiction. */
  phone?: string;
  /** The designer's own words; without them the product says what it knows. */
  bio?: string;
  /** Smallest and largest usual project, US dollars. */
  budgetUsd?: readonly [min: number, max: number];
  style: StoryStyle;
  projects: readonly StoryProject[];
}

/** An invented customer. */
export interface StoryCustomer {
  key: string;
  firstName: string;
  lastName: string;
  country: string;
  languages: readonly string[];
  orders: readonly StoryOrder[];
}

/** What a customer asks for. */
export interface StoryOrder {
  title: string;
  brief: string;
  country: string;
  /** US dollars; null when the customer does not say. */
  budgetUsd: number | null;
  links: readonly string[];
  /** What a reader of the brief would say it is about; never sent, only to judge the matches by. */
  about: { style: StoryStyle; room: StoryRoom };
}
