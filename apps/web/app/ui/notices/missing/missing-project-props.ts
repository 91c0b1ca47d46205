/** Which project is missing and why, and where the page leads from there. */
export interface MissingProjectProps {
  /** What the page is called otherwise. */
  heading?: string;
  title: string;
  text: string;
  backTo: string;
  backLabel?: string;
  error: Error;
  onRetry: () => void;
}
