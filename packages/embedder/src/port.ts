/** A model cannot be used just now: its files, its process or its service. No fault of what was to be read. */
export class ModelUnusableError extends Error {
  override name = 'ModelUnusableError';
}

/** What a photo says to a machine: how it looks, the objects seen in it, and whether it can be shown to everybody. */
export type PhotoFeatures = PhotoLook | PhotoVector;

/** What is seen in a photo, whichever model describes its look. */
export interface SeenInPhoto {
  /** Objects seen, by COCO class name, with the detector's confidence in 0..1. */
  objects: Record<string, number>;
  /** What kind of picture it is, as probabilities that add up to 1. */
  safety: Safety;
}

/** Its look in the words of the bundled models: five descriptions, each of the whole and of parts of it together. */
export interface PhotoLook extends SeenInPhoto {
  /** Scene features of the object detector's backbone: Float32Array[272], each of its three layers L2-normalised. */
  scene: Float32Array;
  /** Image-classifier features: Float32Array[1792], L2-normalised. */
  look: Float32Array;
  /** Features of a lower layer of the image classifier: Float32Array[224], L2-normalised. */
  form: Float32Array;
  /** How much materials and patterns vary over the picture: Float32Array[48], L2-normalised. */
  texture: Float32Array;
  /** Colour histogram in HSV: Float32Array[136], L2-normalised. */
  colour: Float32Array;
}

/** Its look as one vector of another model. */
export interface PhotoVector extends SeenInPhoto {
  /** L2-normalised, of the same length for all photos. */
  vector: Float32Array;
}

/** How likely a picture is of each kind, as the classifier of NSFWJS tells them. */
export type Safety = Record<(typeof safetyKinds)[number], number>;

/** Kinds of pictures, in the order the classifier gives them. */
export const safetyKinds = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;

/**
 * Turns texts and photos into numbers that can be compared. Everything that needs a model goes through this port,
 * so a stronger model can take the place of the bundled ones without anything else changing.
 */
export interface Embedder<Photo extends PhotoFeatures = PhotoFeatures>
  extends TextEmbedder, PhotoEmbedder<Photo> {
  /**
   * Loads and runs every model of a folder once, to hear at once what is wrong with them.
   * @throws an error whose message says it
   */
  check?(): Promise<void>;
}

/** The part of it that is about texts; another one may take the place of the bundled model's. */
export interface TextEmbedder {
  /** Names the text model and its version; vectors of different models are never compared. */
  readonly textModel: string;
  /** Whether it reads any language; one that does not is given English, as far as texts can be glossed. */
  readonly isMultilingual: boolean;
  /**
   * One vector per text, in order: Float32Array, L2-normalised, all of the same length (384 with the bundled model). An
   * empty text gives the vector of an empty text.
   */
  embedTexts(texts: readonly string[]): Promise<Float32Array[]>;
  /** Ends whatever runs the models. */
  close(): Promise<void>;
}

/** The part of it that is about photos; another one may take the place of the bundled models'. */
export interface PhotoEmbedder<Photo extends PhotoFeatures = PhotoFeatures> {
  /** Names the photo models and their version. */
  readonly photoModel: string;
  /**
   * Features of each photo, in order. Takes encoded, upright pictures (JPEG, PNG or WebP) of any size.
   * @throws when a picture cannot be decoded
   */
  embedPhotos(photos: readonly Uint8Array[]): Promise<Photo[]>;
  /** Embeds texts among the photos, where the model can: such a vector is near those of photos of what the text says. */
  readonly captions?: TextEmbedder | undefined;
  /** Ends whatever runs the models. */
  close(): Promise<void>;
}
