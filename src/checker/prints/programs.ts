/** Programs that learners call. Other words that begin a line may be names of objects. */
import { setOf } from '#checker/set-of.ts';

const programs = setOf(
  'bash -bash /bin/bash zsh -zsh sh /bin/sh dash ksh fish ls cat cd cp mv rm mkdir touch chmod find grep ' +
    'sed awk head tail wc sort tee xargs diff tar gzip gunzip unzip sha256sum shasum ' +
    'base64 openssl jq yq wget ssh scp ip docker podman kind minikube helm eksctl aws kubectl k clear exit ' +
    'watch whoami date pwd ll history hostname id env ps df vi vim nano less more tree k9s stern ' +
    'apt echo sleep calicoctl kubeadm kustomize git make sudo source',
);

/** Whether a word is a program that learners call: what it begins is a command. */
export const isProgram = (word: string): boolean => programs.has(word);
