import type { Announcement } from '#importer/text/announcement.ts';

/** What is known of where a block of code stands. */
export interface Around {
  command: { value?: string } | undefined;
  announced: Announcement;
  isNext: boolean;
  /** Whether the last block was that command, and not what it printed. */
  isRight: boolean;
  programs: ReadonlySet<string>;
  /** The first words of what the page typed so far. */
  typed?: ReadonlySet<string>;
  /** A click types it, into whatever runs in a terminal. */
  isClick?: boolean;
}
