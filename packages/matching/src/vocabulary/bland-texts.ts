/**
 * Sentences that people write and that say nothing of look, place or work. The clarity of a text is its distance from
 * these. Without them, «see the pictures» would find designers who wrote a similarly empty sentence.
 */
export const blandTexts: readonly string[] = [
  'Please look at the pictures.',
  'We are looking for a designer for our project.',
  'I like this style very much.',
  'Something like in the photos, please.',
  'Inspiration is in the link.',
  'A project for a private customer.',
  'Finished on time and within budget.',
  'It was a pleasure to work with these clients.',
  'Photos by the studio.',
  'Design, planning and supervision from start to finish.',
  'The client was very happy with the result.',
  'My new home needs your help.',
  'Interior design project.',
  'Work in progress, more photos to come.',
  'Completed last year.',
  'We took care of everything.',
  'Concept and execution by our team.',
  'One of our recent projects.',
  'I need ideas and advice.',
  'Details on request.',
];
