/** The lesson of the style page, in dev only. */
declare module 'virtual:readyroom/style' {
  export const workshop: import('#model/resolve/content.ts').Workshop;
  export const lesson: import('#model/resolve/content.ts').Lesson;
  export const Prose: import('astro/runtime/server/index.js').AstroComponentFactory;
}
declare module 'virtual:readyroom/own-components' {
  /** The components of the project, for the MDX of its lessons. */
  export const ownComponents: Readonly<Record<string, unknown>>;
  /**
   * Whether the HTML of a lesson's prose is the same on each page that has it: in a build, unless a component of the project can bring a
   * script, which Astro has to know of in each page.
   */
  export const isProseShared: boolean;
}
/** The components of the project as the style page shows them, in dev only. */
declare module 'virtual:readyroom/own-examples' {
  export const ownExamples: readonly {
    name: string;
    about: string;
    Example: import('astro/runtime/server/index.js').AstroComponentFactory | undefined;
  }[];
}
/** The colours of a project as the style page shows them, in dev only. */
declare module 'virtual:readyroom/palette' {
  export const palette: readonly {
    scheme: 'light' | 'dark';
    colour: string;
    ground: string;
    words: string;
    ratio: string;
  }[];
  /** Which options there are; the files of some. */
  export const chosen: {
    accent: boolean;
    logo?: string;
    footer: boolean;
    css?: string;
  };
}
/** What a project makes its own; undefined for what it does not. Texts are in one language or in each. */
declare module 'virtual:readyroom/appearance' {
  type Text = string | Readonly<Record<string, string>>;
  interface Size {
    width: number;
    height: number;
  }
  export const logo:
    | {
        light: string;
        dark: string | undefined;
        alt: Text;
        hasName: boolean;
        size: Size;
        darkSize: Size | undefined;
      }
    | undefined;
  /** Whether each lesson, workshop and home has a picture, which is seen where somebody links to it. */
  export const hasPictures: boolean;
  export const footer: { text?: Text; links: readonly { text: Text; to: Text }[] } | undefined;
}
declare module 'virtual:readyroom/content' {
  /** Every workshop of the content folder, checked and resolved. */
  export const workshops: readonly import('#model/resolve/content.ts').Workshop[];
  /** Of Readyroom. */
  export const version: string;
  /** The site's name, in one language or in each. */
  export const siteTitle: string | Readonly<Record<string, string>>;
  /** The prose at a path from the project's root ("/content/calico/…/en.mdx"). */
  export const loadProse: (
    path: string,
  ) => Promise<{ default: import('astro/runtime/server/index.js').AstroComponentFactory }>;
}

declare module 'virtual:readyroom/sections' {
  /** The sections of each lesson as plain text, by locale: only what is written in that language. */
  export const sections: import('./search-documents.ts').AllSections;
}
