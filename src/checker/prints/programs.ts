/** Programs that learners call. Other words that begin a line may be names of objects. */
import { setOf } from '#checker/set-of.ts';

/** They look something up, or look after the files and the shell of the learner: no cluster is changed by them. */
export const harmlessPrograms = setOf(
  'bash -bash /bin/bash zsh -zsh sh /bin/sh dash ksh fish ls cat cd cp mv rm mkdir touch chmod find grep ' +
    'sed awk head tail wc sort tee diff tar gzip gunzip unzip sha256sum shasum ' +
    'base64 openssl jq yq ip k clear exit watch whoami date pwd ll history hostname id env ps df vi vim nano less more ' +
    'tree echo sleep git printf export unset alias unalias abbr which man cls reset logout dir cut tr uniq column uname ' +
    'ping nslookup dig journalctl tmux kubectx kubens',
);
const programs = setOf(
  'stern xargs wget ssh scp docker podman kind minikube helm eksctl aws kubectl k9s apt calicoctl kubeadm kustomize make ' +
    'sudo source',
);

/** Whether a word is a program that learners call: what it begins is a command. */
export const isProgram = (word: string): boolean =>
  harmlessPrograms.has(word) || programs.has(word);
