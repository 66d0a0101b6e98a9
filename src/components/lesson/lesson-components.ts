import Aside from './Aside.astro';
import Check from './Check.astro';
import Command from './Command.astro';
import Criterion from './Criterion.astro';
import Details from './Details.astro';
import Diagram from './Diagram.astro';
import Fence from './Fence.astro';
import FileTree from './FileTree.astro';
import FromSource from './FromSource.astro';
import Output from './Output.astro';
import StaleUnit from './StaleUnit.astro';
import Step from './Step.astro';
import Tab from './Tab.astro';
import Tabs from './Tabs.astro';
import Walkthrough from './Walkthrough.astro';

/** What authors write in MDX without importing anything, and what the Markdown plugin puts there. */
export const lessonComponents = {
  Aside,
  Check,
  Command,
  Criterion,
  Details,
  Diagram,
  FileTree,
  FromSource,
  Output,
  StaleUnit,
  Step,
  Tab,
  Tabs,
  Walkthrough,
  pre: Fence,
};
