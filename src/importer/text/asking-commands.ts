/** Commands that ask for what is typed next, where no person is: a run would wait for it. */
import { commandsOf } from './command-forms.ts';
import { calledInImage, withoutRemark } from './opened-shells.ts';

const isAsking = commandsOf(`
  mysql/mariadb ! -e --execute --version
  psql ! -c -f -l --command --file --list --version
  sqlite3/python/python3/ipython/ipython3/node/irb .
  mongo/mongosh ! --eval -f --file --version *.js
  sqlite3 * .
  cqlsh ! -e -f --execute --file --version
  smbclient/sftp/ftp/lftp * ! -*c -*e -*b -*L
  root *.root ! -*b -*q
  gdb/lldb ! -batch --batch --version
  python/python3 manage.py createsuperuser/shell/dbshell ! --noinput --no-input -c
  git commit, git tag -a ! -m -F -C --message --file --no-edit --fixup --squash --dry-run
  git revert ! --no-edit -n --no-commit --abort --continue --skip
  git add/checkout/reset/restore/stash ? -p -i --patch
  git rebase ? -i --interactive
  gh pr/issue create ! -f -F -t --fill --title --web
  docker/podman prune, docker/podman system/image/container/volume/network/builder prune ! -*f --force
  docker/podman attach
  docker swarm unlock
  docker/podman/buildah/skopeo login, helm registry login ! -p --password --password-stdin
  gh auth login, az/npm/heroku/firebase/vault/cargo/pulumi/terraform login, apptainer/singularity remote login ! -p -u --password --with-token --token --identity --service-principal --method
  cf/argocd/rancher login, kubectl vsphere login ! -p -u --password --username --token --sso --core --sso-passcode
  skaffold init ! --force -f --compose-file --generate-manifests
  oc login ! -p -u --token --password --username
  gcloud init, gcloud auth login, aws sso login, doctl auth init ! --access-token --cred-file
  gcloud * delete, gcloud * * delete, gcloud * * * delete ! -q --quiet
  az group/aks/acr/vm delete ! -y --yes
  aws configure ! set get list* import
  sam deploy ? --guided
  pulumi up/destroy, cdk destroy ! -y --yes -f --force
  vagrant destroy ! -f --force
  kapp deploy/delete ! -*y --yes --diff-run
  kubeadm reset ! -f --force
  apt/apt-get/aptitude install/remove/purge/autoremove/upgrade/full-upgrade/dist-upgrade ! -*y -*s -*d -qq --yes --assume-yes --simulate --dry-run --download-only
  yum/dnf group install ! -*y --assumeyes
  yum/dnf/zypper install/remove/erase/update/upgrade/groupinstall/localinstall/in/rm/up ! -*y -n --assumeyes --non-interactive --assumeno --downloadonly
  amazon-linux-extras install ! -*y --yes
  pacman ? -S -Sy -Syu -Syyu -R -Rs -Rns -U ! --noconfirm
  add-apt-repository ! -*y -*r --yes --remove
  flatpak install/uninstall, pip/pip3 uninstall, conda/mamba install/create/update/remove ! -*y --yes
  npm/yarn/pnpm init/create, poetry init ! -y -n --yes --no-interaction
  npx create-* ! -y --yes
  dpkg-reconfigure ! -f --frontend
  certbot ! -n --non-interactive --noninteractive --version --dry-run certificates renew plugins
  openssl s_client ! -brief -quiet
  openssl req -new, openssl req -x509 ! -subj -config -batch
  cosign generate-key-pair ! --kms
  rpk topic produce
  ssh-keygen ! -N -R -F -*l -*y -A
  puttygen ? -t -P ! --new-passphrase
  ssh-add ., ssh-add * .
  gpg --gen-key, gpg --full-generate-key, gpg --full-gen-key ! --batch
  ansible-vault create/edit/encrypt/decrypt/view ! --vault-password-file --vault-id
  htpasswd ! -*b -*i
  kinit ! -k -t
  smbpasswd/ssh-copy-id *
  passwd ! -l -u -d -e -S --stdin --status --lock --unlock --delete
  adduser * .
  mysql_secure_installation/mysql-secure-installation/mariadb-secure-installation/mariadb_secure_installation .
  rclone config ! show file dump create update delete paths providers
  visudo ! -c
  crontab -e
  fdisk/cfdisk/gdisk * ! -l --list
  parted ., parted * .
  lvremove/lvreduce/lvconvert ! -*y -*f --yes --force
  ufw enable/reset ! --force
  rm -i
  make menuconfig/nconfig/xconfig/gconfig
  top/htop/atop/glances/iotop ! -*b -*n --version
  tmux/screen/mc/k9s/lazydocker/lazygit/btop/iftop/nmtui/raspi-config .
  fg ., fg *
  virt-install ! --noautoconsole --autoconsole --help
  tmux attach/a/new/new-session ! -*d
  screen -r, screen /dev/*
  minicom/picocom *
  mn
  ansible-doc -l
  man * ! -k -f -w -P --apropos --whatis --where
  telnet/more/less/info/ansible-doc *
`);

/** What no table says: the options of redis-cli have values, Terraform needs no answer with a plan, and pty.spawn opens a shell. */
const asking: readonly RegExp[] = [
  /^redis-cli(?:\s-[hpan]\s\S+)*$/,
  /^(?:terraform|tofu)\s(?:apply|destroy)(?!\S)(?!.*\s(?:--?auto-approve|\S+plan$))/,
  /^virsh(?:\s-c\s\S+)?$/,
  /^sqlplus(?!\S)(?!.*\s(?:@\S|-[vV]))/,
  /^python[23]?\s-c\s.*\bpty\.spawn\(/,
  /\bkafka-console-producer/,
  // A loop that reads what is typed: `sh -c 'read boat; …'`.
  /^(?:ba|z)?sh\s-c\s+(['"])(?:(?!\1).)*?(?<![\w-])read\s(?:-\w+\s)*[a-z]\w*(?:;|\s*\1)/,
  // Whatever it is that learners sign in to: `boatctl login`.
  /^[a-z][\w-]*\slogin$/,
];

/** Whatever is handed to it, a password is read from the terminal: `mysqldump -u root -p boats > boats.sql`. */
const asksForPassword =
  /^(?:mysql|mariadb)(?:dump|admin|import|check|-dump|-admin)?\s(?:[^|;]*\s)?-p(?=\s|$)/;

/** What a program is called with in a container, with a terminal: `docker exec -it boats psql` hands `psql` on. */
const inContainer =
  /^(?:docker\scompose|docker-compose)\sexec\s(?:-\S+\s+)*\S+\s+|^(?:kubectl|oc|k|docker|podman)\s(?:\S+\s+)*?exec\s(?:.*\s)?(?:-it|-ti|-i\s-t|-t\s-i)\s+(?:-\S+\s+)*(?:\$\([^()]*\)|\S+)\s+(?:--\s+)?/;

/** What runs in a container where a command has a terminal there; the command itself where it has none. */
export const withinContainer = (command: string): string =>
  calledInImage(command) ?? command.replace(inContainer, '');

/** Whether a command waits until a person types something. What is handed to it, and what follows it, answers in their place. */
export function asksForInput(command: string): boolean {
  const called = command.split(/ (?:&&|;) /);
  if (called.length > 1 && !/["']/.test(command)) return called.some(asksForInput);
  // A loop calls what stands in its lines.
  const [, calls] = /^for \w+ in [^;\n]*[;\n] *do\s(.*)done$/s.exec(command.trim()) ?? [];
  if (calls !== undefined)
    return calls.split(/[;\n]/).some((each) => each.trim() !== '' && asksForInput(each.trim()));
  // What a page asks for is no redirection: `mysql -u <user> -p`.
  const typed = withinContainer(
    withoutRemark(command.replaceAll(/<[\w -]{1,40}>/g, 'x'))
      .replace(/^sudo\s+(?:-(?:u|-user)[ =]\S+\s+|-\w+\s+)*/, '')
      .trim(),
  );
  // What is typed goes into a file, or a pager shows what was printed.
  if (/^cat\s*>{1,2}\s*[^\s<>|&;]+$|\|\s*(?:less|more)(?:\s-\S+)*$/.test(typed)) return true;
  if (/\s(?:--help|--version|-\?)$/.test(typed)) return false;
  if (asksForPassword.test(typed)) return true;
  // What is filled in there is no answer.
  if (/[|;&<>`]/.test(typed.replaceAll(/"[^"]*"|'[^']*'|\$\([^()]*\)/g, ''))) return false;
  return isAsking(typed) || asking.some((each) => each.test(typed));
}
