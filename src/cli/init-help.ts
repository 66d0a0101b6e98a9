import { localeCodes } from '#i18n/locales.ts';

/** `readyroom init --help`. */
export const initHelp = `Makes a project: a configuration, a first workshop, and what publishes it.

Usage: readyroom init DIR [OPTIONS]

In a terminal it asks for what is left open; elsewhere, and with --yes, it takes what is usual.

Options:
  --title TITLE      The name of the workshop, in the source language: that of the template
  --locales LIST     Its languages: ${localeCodes.join(',')}
  --source LOCALE    The one that the others are translated from: the first
  --template NAME    minimal (one lesson with a command) or kubernetes (manifest, output, check)
  --name NAME        The name of the package and of the folder in content/: made of DIR
  --base PATH        The path of the site, if it is not known from the environment: /
  --package WHAT     What npm installs Readyroom from, a tarball (which is copied) or an address: where this
                     one came from
  -y, --yes          Ask nothing
  -h, --help         This text

Nothing is overwritten. Exit code: 0 made, 1 not made, 2 wrong use.`;
