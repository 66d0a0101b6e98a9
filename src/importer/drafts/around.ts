import type { Announcement } from '#importer/text/announcement.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { OpenShell } from '#importer/text/opened-shells.ts';

/** What is known of where a block of code stands. */
export interface Around {
  command: { value?: string } | undefined;
  /** What the paragraph before it says that it is. */
  announced: Announcement;
  /** Whether it follows directly after that command. */
  isNext: boolean;
  /** Whether nothing at all stands between the two, not even what the command printed. */
  isRight: boolean;
  /** Names of programs that the old site calls, and `$NAME` of variables that it reads. */
  programs: ReadonlySet<string>;
  /** The first words of what the page typed so far. */
  typed?: ReadonlySet<string>;
  /** Whether the words above say that lines of a file follow. */
  isOfFile?: boolean;
  /** Whether the words above call it an output. */
  isOutput?: boolean;
  /** Whether the words above say that a browser shows it. */
  isInBrowser?: boolean;
  /** Whether the words above say to run what follows; "with this command" may tell of one of a program of its own. */
  isToldToRun?: boolean;
  /** Whether the words above say how something is written. */
  isOfForm?: boolean;
  /** Whether the words above name a value: "Default user". */
  isOfValue?: boolean;
  /** A click types it, into whatever runs in a terminal. */
  isClick?: boolean;
}

/** The same of a block whose draft is made. */
export interface Before extends Around {
  /** The last command before it, if there is only prose between them. */
  command: LessonNode | undefined;
  typed: ReadonlySet<string>;
  /** Whether it begins at the prompt of root, which the command above it has opened. */
  isAtRoot?: boolean;
  /** The first words of blocks above that were kept as code, and may be typed. */
  doubted: ReadonlySet<string>;
  /** The shells on other machines that are open above the heading before it. */
  open?: readonly OpenShell[] | undefined;
  /** The shell that the heading, the tab or the sentence above names; '' for none. */
  shell: string;
}
