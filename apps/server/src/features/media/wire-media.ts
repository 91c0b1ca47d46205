import type { Db } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { PhotoDecoder } from './decoder/photo-decoder.ts';
import { createIntakeService, type IntakeService } from './intake/intake.service.ts';
import { createDocumentsService, type DocumentsService } from './documents/documents.service.ts';
import { createServingService, type ServingService } from './serving/serving.service.ts';
import { createCleanupService, type CleanupService } from './storage/cleanup.service.ts';
import { createPhotoFiles } from './storage/photo-files.ts';
import type { Storage } from './storage/storage.ts';
import { createVariantsService, type VariantsService } from './variants/variants.service.ts';

/** The services of photos. Each user is given the one it needs. */
export interface Media {
  intake: IntakeService;
  variants: VariantsService;
  serving: ServingService;
  documents: DocumentsService;
  cleanup: CleanupService;
}

/** Builds the services of photos on one storage. */
export function wireMedia(deps: {
  db: Db;
  queue: Queue;
  storage: Storage;
  decoder: PhotoDecoder;
  clock: () => Date;
}): Media {
  const { db, queue, storage, decoder, clock } = deps;
  const files = createPhotoFiles(storage);
  const documents = createDocumentsService({ db, queue, storage });
  return {
    intake: createIntakeService({ db, queue, files, decoder, clock }),
    variants: createVariantsService({ db, files, decoder }),
    serving: createServingService({ db, files }),
    documents,
    cleanup: createCleanupService({ db, queue, storage, files, documents }),
  };
}
