/** A command about the whole installation. It opens by itself what it needs, because that may be missing, empty or in use. */
export interface PlaceCommand {
  /** What may stand after its name, a line for each. */
  usage: readonly string[];
  /** @returns whether it did what was asked; undefined when it did not understand `args` */
  run(args: readonly string[], say: (line: string) => void): Promise<boolean | undefined>;
}
