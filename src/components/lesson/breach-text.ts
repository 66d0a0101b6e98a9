import type { PolicyBreach } from '#transforms/policy.ts';

/** What is wrong with a component of the project, and what to do. English, as all that is said to authors. */
export const breachText = (name: string, file: string, { is, ...what }: PolicyBreach): string =>
  `<${name}> (${file}) ${wrong(what)[is]}`;

const wrong = ({
  element,
  attribute = '',
}: Omit<PolicyBreach, 'is'>): Readonly<Record<PolicyBreach['is'], string>> => ({
  'style-attribute': `renders ${attribute} on <${element}>, an inline style, which the policy of pages forbids.\n  → Give it a class, and write the rule into the <style> of the file. "define:vars" makes such styles, too.`,
  'style-element':
    'renders a <style> into the page, which the policy of pages forbids.\n  → Write <style> without is:inline at the end of the file: the build puts it into a file of styles.',
  script:
    'renders a script into the page, which the policy of pages forbids.\n  → Write <script> without is:inline, define:vars and attributes: the build puts it into a file. The page must be complete without it.',
  handler: `renders ${attribute} on <${element}>, which the policy of pages forbids.\n  → Listen in a <script> of the file: addEventListener.`,
  'script-address': `renders ${attribute} on <${element}>, which is a script.\n  → Use a <button>, and listen in a <script> of the file.`,
  elsewhere: `loads ${attribute} from another site, which tells that site who reads the page.\n  → Put the file into public/ or beside the component, and name it by its path.`,
  sent: `renders ${attribute} on <${element}>, which tells another site what the reader does.\n  → Link to that site in place of it.`,
  element: `renders <${element}>, which a lesson cannot have.\n  → Link to it in place of that.`,
});
