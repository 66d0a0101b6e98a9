/** Commands that ask for what is typed next, where no person is: a run would wait for it. */
import { withoutRemark } from './opened-shells.ts';

/** A program, and with what it asks for nothing. */
interface Asking {
  call: RegExp;
  unless?: RegExp;
}

const asking: readonly Asking[] = [
  { call: /^(?:mysql|mariadb)(?!\S)/, unless: /\s(?:-[A-Za-z]*e|--execute|--version)(?![\w-])/ },
  {
    call: /^psql(?!\S)/,
    unless: /\s(?:-[A-Za-z]*[cfl]|--command|--file|--list|--version)(?![\w-])/,
  },
  { call: /^redis-cli(?:\s-[hpan]\s\S+)*$/ },
  { call: /^(?:mongo|mongosh|cqlsh|sqlite3|python3?|ipython3?|node|irb)$/ },
  {
    call: /^git\s(?:commit|tag\s-a)(?!\S)/,
    unless: /\s(?:-[A-Za-z]*[mFC]|--(?:message|file|no-edit|fixup|squash|dry-run))(?![\w-])/,
  },
  { call: /^git\s(?:add|checkout|reset|restore|stash)\s(?:.*\s)?(?:-p|-i|--patch)(?!\S)/ },
  { call: /^git\srebase\s(?:.*\s)?(?:-i|--interactive)(?!\S)/ },
  { call: /^(?:docker|podman)\s(?:\w+\s)?prune(?!\S)/, unless: /\s(?:-[a-z]*f|--force)(?!\S)/ },
  { call: /^(?:c?fdisk|gdisk)\s/, unless: /\s(?:-l|--list)(?!\S)/ },
  { call: /^parted(?:\s\S+)?$/, unless: /\s-/ },
  { call: /^make\s(?:.*\s)?(?:menu|[nxg])config$/ },
  { call: /^python[23]?\s-c\s.*\bpty\.spawn\(/ },
  { call: /^(?:terraform|tofu)\s(?:apply|destroy)(?!\S)/, unless: /\s-auto-approve|\s\S+plan$/ },
  { call: /^(?:mysql|mariadb)[_-]secure[_-]installation$|^passwd\s[a-z][\w-]*$/ },
  {
    call: /^(?:gh\sauth|az|npm|heroku|firebase|vault|(?:apptainer|singularity)\sremote)\slogin(?!\S)/,
    unless:
      /\s(?:-[pu]|--(?:password|with-token|token|identity|service-principal|method))(?![\w-])/,
  },
  {
    call: /^(?:apt|apt-get|aptitude)\s(?:.*\s)?(?:install|remove|purge|autoremove|upgrade|full-upgrade|dist-upgrade)(?!\S)/,
    unless:
      /\s(?:-[A-Zabce-rt-xz]*[dsy][A-Za-z]*|-qq|--(?:yes|assume-yes|simulate|dry-run|download-only))(?![\w-])/,
  },
  {
    call: /^(?:yum|dnf|zypper)\s(?:.*\s)?(?:install|remove|erase|update|upgrade|groupinstall|in|rm|up)(?!\S)/,
    unless: /\s(?:-[a-zA-Z]*[yn]|--(?:assumeyes|non-interactive|assumeno|downloadonly))(?![\w-])/,
  },
  { call: /^add-apt-repository\s/, unless: /\s(?:-[a-zA-Z]*[yr]|--yes|--remove)(?![\w-])/ },
  {
    call: /^certbot(?!\S)/,
    unless:
      /\s(?:-n|--(?:non-interactive|noninteractive|version|dry-run)|certificates|renew|plugins)(?!\S)/,
  },
  { call: /^(?:gdb|lldb)(?!\S)/, unless: /\s--?(?:batch|version)(?!\S)/ },
  { call: /^pacman\s-[SRU]/, unless: /\s--noconfirm/ },
  { call: /^sqlplus(?!\S)/, unless: /\s(?:@\S|-v)/i },
  { call: /\bkafka-console-producer/ },
  { call: /^(?:docker|podman)\sattach\s/ },
  {
    call: /^(?:lvremove|lvreduce|vgremove|pvremove)\s/,
    unless: /\s(?:-[a-z]*[yf]|--(?:yes|force))(?!\S)/,
  },
  { call: /^mn(?:\s-|$)/ },
  { call: /^ssh-add(?:\s[^-\s]\S*)?$/ },
  {
    call: /^(?:crontab\s-e|adduser\s[a-z]\S*|telnet\s\S+(?:\s\d+)?|sqlite3\s\S+|more\s\S+|iftop|rm\s-i\s.+)$/,
  },
  { call: /^(?:npm\s(?:init|create)|npx\s(?:--\S+\s)*create-)/, unless: /\s(?:-y|--yes)(?!\S)/ },
  { call: /^oc\slogin(?!\S)/, unless: /\s(?:-[pu]|--(?:token|password|username))(?![\w-])/ },
  { call: /^kubeadm\sreset(?!\S)/, unless: /\s(?:-f|--force)(?!\S)/ },
  { call: /^(?:smbclient|sftp|l?ftp)\s/, unless: /\s-[a-zA-Z]*[cebL]/ },
  { call: /^(?:smbpasswd|ssh-copy-id)\s/ },
  { call: /^(?:tmux|screen|mc|k9s|lazydocker|lazygit|btop|iotop)$/ },
  { call: /^htpasswd\s/, unless: /\s-[A-Za-z]*[bi]/ },
  { call: /^ssh-keygen(?!\S)/, unless: /\s-[NRFly](?!\S)/ },
  {
    call: /^(?:docker|podman|buildah|skopeo|helm\sregistry)\slogin(?!\S)/,
    unless: /\s(?:-p|--password)\b/,
  },
  {
    call: /^(?:gcloud\s(?:init|auth\slogin)|aws\sconfigure(?:\s--profile\s\S+)?|passwd|top|htop|(?:man|info|ansible-doc)\s.+|less\s\S+)$/,
  },
];

/** What a program is called with in a container, with a terminal: `docker exec -it boats psql` hands `psql` on. */
const inContainer =
  /^(?:docker\scompose|docker-compose)\sexec\s(?:-\S+\s)*\S+\s|^(?:kubectl|oc|k|docker|podman)\s(?:\S+\s)*?exec\s(?:.*\s)?(?:-it|-ti|-i\s-t|-t\s-i)\s(?:-\S+\s)*\S+\s(?:--\s)?/;

/** What runs in a container where a command has a terminal there; the command itself where it has none. */
export const withinContainer = (command: string): string => command.replace(inContainer, '');

/** Whether a command waits until a person types something. What is handed to it, and what follows it, answers in their place. */
export function asksForInput(command: string): boolean {
  const called = command.split(/ (?:&&|;) /);
  if (called.length > 1 && !/["']/.test(command)) return called.some(asksForInput);
  // What a page asks for is no redirection: `mysql -u <user> -p`.
  const typed = withoutRemark(command.replaceAll(/<[\w -]{1,40}>/g, 'x'))
    .replace(/^sudo\s+(?:-\w+\s+)*/, '')
    .trim()
    .replace(inContainer, '');
  // What is typed goes into a file, or a pager shows what was printed.
  if (/^cat\s*>{1,2}\s*[^\s<>|&;]+$|\|\s*(?:less|more)(?:\s-\S+)*$/.test(typed)) return true;
  if (/[|;&<>`]|\$\(/.test(typed.replaceAll(/"[^"]*"|'[^']*'/g, ''))) return false;
  return asking.some(({ call, unless }) => call.test(typed) && unless?.test(typed) !== true);
}
