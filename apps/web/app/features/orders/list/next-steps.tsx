/** What happens to an order once it is saved. */
export function NextSteps({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <h2>What happens next</h2>
      <ol>
        <li>We read your description for style, rooms, scope and budget.</li>
        <li>Every portfolio is compared with it, in words and in photos.</li>
        <li>You see the designers who fit, each with the reasons why.</li>
      </ol>
      <p className="muted small">You can change the project at any time; the matches follow.</p>
    </div>
  );
}
