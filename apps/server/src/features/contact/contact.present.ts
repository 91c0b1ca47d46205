/** A message as its sender sees it. */
export function toSentContactMessage(row: { id: string; createdAt: Date }): {
  id: string;
  created_at: string;
} {
  return { id: row.id, created_at: row.createdAt.toISOString() };
}
