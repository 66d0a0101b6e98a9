import { cli } from './cli.ts';
import { findings } from './findings.ts';
import { report } from './report.ts';
import { ui } from './ui.ts';

export default { ui, findings, report, cli };
