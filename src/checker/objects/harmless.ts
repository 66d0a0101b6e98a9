/**
 * What learners type that leaves a cluster as it is. Whatever is not known here may have changed it: a script, an alias
 * that nobody defined, a tool of tomorrow.
 */
import { isVerb } from '#checker/lines/kubectl-words.ts';
import { harmlessPrograms } from '#checker/prints/programs.ts';
import { setOf } from '#checker/set-of.ts';

/** What of kubectl changes what is there; what runs in a container is a command of its own. */
const changing =
  /^(?:delete|apply|replace|patch|edit|scale|autoscale|drain|cp|set|rollout (?!status|history)|label po.*\w- |taint .*:NoExecute )/;

/** What starts other programs: those count, and where nothing is started, nothing happens. */
const launcher =
  /^ (?:(?:sudo|xargs|time|timeout|env|nohup|watch|command|do|then|else|if|while|until|[{[!]|-\S*|\d+\w?|\w+=\S*|ssh (?:-[iplFJo] \S+ |-(?![iplFJo] )\S+ )*\S+|\w+ exec (?:-\S+ )*\S+) )*/;

/** Words of the shell, and programs that objects are called like. */
const words = setOf(
  '} for done fi read test true false set type function help code top htop free fg jobs open stern',
);

/** What any tool is asked, what some do beside a cluster, and the cmdlets that look something up. */
const asking =
  /^(?!make )[a-z][\w-]*(?: -n \S+| -(?!n )\S+)*(?: (?:compose|containers?|clusters?|node|network|volume|ec2|app))* (?:get|list|ls|show|check|analyze|proxy-s|status|describe|version|logs|info|ps|image|inspect|stats|history|repo|template|config)|^(?:(?:docker|podman|kind|minikube|kustomize)(?: container| network)? (?:run|pull|build|load|ip|rm (?!(?:.* )?-(?:\w*f|-force)))|minikube ssh $|kill %|(?:apt(?:-get)?|brew|dnf|npm|pip) (?!.*(?:kube|doc|cont|run|serv))|calicoctl (?:apply|create) |curl (?!(?:.* )?-(?:\w*[XdTF]|-data|-json|-req|-up|-form))|wget (?!.*--(?:post|method))|(?:Get|Select|Out|Clear)-|Set-Lo)/;

/** Files of the machine that a program of those writes. */
const writing =
  /^(?:(?:rm|cp|ln|tee|chmod|vim?|nano|sed .*-\w*i) .*\/(?:etc|var|opt)\/\S* $|mv .*\/(?:etc|var|opt)\/|ip .* (?:set|del|add|flush) )/;

const longest = 999;

/** Whether a command with these words leaves everything that was listed as it was; `verb` is that of kubectl. */
export function isHarmless(verb: string, args: readonly string[]): boolean {
  const typed = ` ${args.join(' ')} `;
  // Nobody types as much, and looking through it would take long.
  if (typed.length > longest) return false;
  if (/ --(?:dry-run(?!=none)|help)\b|\^C $|^ [\w-]+ --version $/.test(typed)) return true;
  if (verb !== '') return isVerb(verb) && !changing.test(`${verb}${typed}`);
  const text = typed.replace(launcher, '');
  const [program = ''] = text.split(' ', 1);
  // A shell that is told what to do reads a script.
  if (/^\w*sh \S/.test(text)) return false;
  return (
    program === '' ||
    (harmlessPrograms.has(program) || words.has(program) ? !writing.test(text) : asking.test(text))
  );
}
