/** What kubectl says of one object: `pod/web created`, `deployment "web" successfully rolled out`. */

const subject = /^[a-z][a-z\d.-]*(?:\/| ")[\w.:-]+"? +/;

/** What was done: `image updated (dry run)`. */
const done =
  /^(?:already |successfully |force |skipped |resource )?(?:[a-z-]*(?:ed|rollback)|[a-z-]+ (?:updated|met|back|out))(?: from \S+ namespace)?(?: \([^()]*\))?$/;

/** What stands behind the name of the object in a trimmed line; undefined where no object is named. */
function statementIn(text: string): string | undefined {
  const match = text.includes(' ') ? subject.exec(text) : null;
  return match ? text.slice(match[0].length) : undefined;
}

/** Whether a line that names an object, kind first, goes on as no message of kubectl does. */
export const isNoMessage = (text: string): boolean => {
  const statement = statementIn(text);
  return statement !== undefined && !done.test(statement);
};

/** Whether a trimmed line is a message of kubectl about one object, or about how far a rollout is. */
export const isKubectlSentence = (text: string): boolean => {
  const statement = statementIn(text);
  return statement === undefined
    ? /^(?:Waiting for |No resources found|daemon set "|partitioned roll out |statefulset rolling update )/.test(
        text,
      )
    : done.test(statement) && !text.includes('  ');
};
