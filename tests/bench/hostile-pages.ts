/**
 * Pages that repeat a sign or a construct of a tool as often as they are long: each makes some part of an import look twice. What
 * costs the square of a page is found by making them longer.
 */
import type { Flavour } from '../../src/importer/generators/flavour.ts';

/** The tools that are imported from: Killercoda has no flavour of its own, its pages are Markdown. */
export type Tool = Exclude<Flavour, 'text'>;

/** How a sign is repeated, in a text of about so many characters. */
export const forms: Readonly<Record<string, (sign: string, size: number) => string>> = {
  'in a line': (sign, size) => `a ${sign.repeat(size / sign.length)}\n`,
  'line by line': (sign, size) => `${sign}\n`.repeat(size / (sign.length + 1)),
  apart: (sign, size) => `${sign}\n\n`.repeat(size / (sign.length + 2)),
  'behind words': (sign, size) => `a boat ${sign}b\n`.repeat(size / (sign.length + 9)),
  'deeper and deeper': (sign, size) =>
    Array.from({ length: Math.min(150, Math.sqrt(size)) }, (_, at) => `${'  '.repeat(at)}${sign}`)
      .join('\n')
      .concat('\n\nText\n\n')
      .repeat(Math.max(1, size / (150 * (150 + sign.length)))),
};

/** The same in code, which is read for commands, outputs and placeholders. */
export const codeForms: typeof forms = {
  'in a line of shell': (sign, size) => `\`\`\`sh\nls ${sign.repeat(size / sign.length)}\n\`\`\`\n`,
  'in lines of shell': (sign, size) =>
    `\`\`\`sh\n${`ls ${sign}\n`.repeat(size / (sign.length + 4))}\`\`\`\n`,
  'in a session': (sign, size) =>
    `\`\`\`console\n$ ls\n${`${sign}\n`.repeat(size / (sign.length + 1))}\`\`\`\n`,
  'in plain code': (sign, size) =>
    `\`\`\`\n${`the boat ${sign}\n`.repeat(size / (sign.length + 10))}\`\`\`\n`,
  'in code of lines': (sign, size) => `a \`${sign}\` b\n`.repeat(size / (sign.length + 7)),
};

/** What opens and what closes something: all of the first, then all of the second. */
export const pairs: Readonly<Record<Tool, readonly (readonly [string, string])[]>> = {
  markdown: [
    ['<div>', '</div>'],
    ['<div>\n', '</div>\n'],
    ['<span>', '</span>'],
    ['<b>', '</i>'],
    ['<details>\n', '</details>\n'],
    ['<ul><li>', '</li></ul>'],
    ['<p>', '</p>\n'],
    ['<pre>', '</pre>'],
    ['<table><tr><td>', '</td></tr></table>'],
    ['[', '](a)'],
    ['[a ', ']'],
    ['*a ', ' b*'],
    ['**a ', ' b**'],
    ['`', '``'],
    ['(', ')'],
    ['{', '}'],
    ['<!-- ', ' -->'],
    ['[a]: b\n', '[a] '],
    ['[^a]: b\n', '[^a] '],
    ['# a\n', '[a](#a)\n'],
    ['<a id="b"></a>\n', '[a](#b)\n'],
  ],
  mkdocs: [
    ['<div markdown>\n', '</div>\n'],
    ['{++', '++}'],
    ['{~~', '~>a~~}'],
    ['{==', '==}{>>a<<}'],
    ['/// note\n', '///\n'],
    ['[a][b]\n', '[b]: c\n'],
    ['++', 'a++'],
  ],
  jekyll: [
    ['{% if a %}', '{% endif %}'],
    ['{% raw %}', '{% endraw %}'],
    ['{% highlight sh %}\n', '{% endhighlight %}\n'],
    ['{::nomarkdown}\n', '{:/}\n'],
    ['{% comment %}\n', '{% endcomment %}\n'],
    ['<div markdown="1">\n', '</div>\n'],
    ['<span markdown="1">', '</span>'],
  ],
  hugo: [
    ['{{< note >}}', '{{< /note >}}'],
    ['{{< note >}}\n', '{{< /note >}}\n'],
    ['{{% a %}}\n', '{{% /a %}}\n'],
    ['{{< tabs >}}\n{{< tab "a" >}}\n', '{{< /tab >}}\n{{< /tabs >}}\n'],
    ['{{</* a */>}}', '{{</* /a */>}}'],
    ['{{< highlight sh >}}\n', '{{< /highlight >}}\n'],
  ],
  docusaurus: [
    [':::note\n', ':::\n'],
    ['<Tabs>\n<TabItem value="a">\n', '</TabItem>\n</Tabs>\n'],
    ['<Boat>', '</Boat>'],
    ['<Boat a={', '}/>'],
    ['<>', '</>'],
    ['{/*', '*/}'],
    ['export const a = {\n', '};\n'],
  ],
  educates: [
    ['```terminal:execute\n', '```\n'],
    ['{{< note >}}\n', '{{< /note >}}\n'],
    ['{% if a %}\n', '{% endif %}\n'],
  ],
  codelabs: [
    ['<aside class="positive">\n', '</aside>\n'],
    ['> aside negative\n', '\n'],
    ['<form>\n', '</form>\n'],
  ],
  asciidoc: [
    ['====\n', '====\n'],
    ['ifdef::a[]\n', 'endif::[]\n'],
    ['|===\n', '|a\n'],
    ['<<a,', '>>'],
    ['pass:[', ']'],
    ['[[a]]\n', '<<a>>\n'],
    ['{', '}'],
    ['"`', '`"'],
    ['----\n', '<1> a\n'],
  ],
};

const words = (text: string): string[] => text.split('\n').filter((each) => each !== '');

/** The signs of each tool. Those of Markdown are tried with Markdown alone, and some with every tool that adds to it. */
export const signs: Readonly<Record<Tool, readonly string[]>> = {
  markdown: words(String.raw`
*
**
_
~
~~
*a
a*
a**b
*a** 
_a 
~a 
${'`'}
${'``'}
${'`a'}
[
]
![
[a](
](b)
[a](b "
[a](<
[a](b)
[a][b]
[a]
![a](b)
[^
[^a]
[^a]: b
[a]: b
- [ ] a
(
)
<
>
<a
<a 
<a href="
<a href="b">
</a>
<b>
<div>
</div>
<div a="
<!--
-->
<!-- a -->
<?
<!
<![CDATA[
<details>
<summary>
<pre>
</pre>
<code>
<script>
<table>
<table><tr>
<tr><td>
<td>
<li>
<p>
<h1>
<br>
<img src="a">
<a id="b"></a>
<https://a.example>
https://a.example/
www.a.example
a@b.example
a@
@
{
}
{{
}}
{{a}}
{%
{#
{a}
\
\\
\(
\[
\*
$
$$
$a$
|
| a |
|-|
a | b
- 
* 
+ 
1. 
> 
> - 
- > 
#
# a
# 
===
---
***
- a
1. a
> a
${'```'}
${'```sh'}
${'````'}
~~~
:
: a
:a:
::
    a
	a
	
 
&
&amp;
&#
&lt;b&gt;
;
"
'
“
!
=
%
^
a
中文，
> [!NOTE]
*[a]: b
<1>
(1)
a.
https://
#a
a  
a\
$ ls
# ls
<name>
YOUR_NAME
export A=1
cat <<EOF
NAME   READY   STATUS
Run this:
You should see:
kubectl get pods
curl $(
"$(
a: b
apiVersion: v1
`),
  mkdocs: words(String.raw`
!!! note
!!! note "a"
??? note
!!! 
=== "a"
=== 
{++
{++a++}
{--
{~~
{==
{>>
++a++
++
==a==
==
^^a^^
^a^
~a~
{: .a }
{.a}
{#a}
{ .a
:a-b:
:material-a:
--8<-- "a"
--8<--
///
/// note
//// a
\(
\(a\)
\[
\begin{a}
$$
[a][]
[a][b.c]
::: a.b
*[a]: b
[TOC]
a
:   b
${'```'} { .sh
${'```sh'} title="a"
(1){ .annotate }
{{ a }}
{% a %}
<div markdown>
<div markdown="1">
<figure markdown>
    a
        - a
| a |
<kbd>
#!sh a
${'`#!sh a`'}
[a](b){ a }
[=5% "a"]
`),
  jekyll: words(String.raw`
{% a %}
{%
{% raw %}
{% endraw %}
{% raw
{% highlight
{% highlight sh %}
{% endhighlight %}
{% include a.html %}
{% include a.html b="
{% link a.md %}
{% post_url a %}
{% if a %}
{% comment %}
{%- a -%}
{{ a }}
{{
{{ "{{" }}
{: .a}
{:.a}
{:
{:a: .b}
{:toc}
{::
{::nomarkdown}
{::options /}
{::comment}
{:/}
^
|-
|-|
| a | b |
a | b
: a
a
: b
*[a]: b
[^a]
$$
$$a$$
\$$
<span markdown="1">
<div markdown="1">
<div markdown="span">
> a
{: .a}
    a
- a
* * * 
~~~
~~~ sh
[a]{: .b}
[a](b){:
\|
|
---
---
`),
  hugo: words(String.raw`
{{<
{{%
{{</*
{{%/*
{{</* a */>}}
{{< a >}}
{{< /a >}}
{{< a
{{< a b="
{{< a b="c" >}}
{{< note >}}
{{% note %}}
{{< tab "a" >}}
{{< tabs >}}
{{< highlight sh >}}
{{< ref "a" >}}
{{< figure src="a" >}}
[a]({{< ref "b" >}})
[a]({{<
<a href="{{<
{{< code_sample file="a" >}}
{{< include "a" >}}
{{< glossary_tooltip text="a" >}}
{{< comment >}}
{{< rawhtml >}}
{{< a />}}
{{{< a
>}}
%}}
{.a}
{ .a
{ #a }
: a
a
: b
> [!NOTE]
$$
\(
\[
==
<--->
<!--
`),
  docusaurus: words(String.raw`
:::
:::note
:::note[a]
::::note
:a[b]
::a[b]
:a{b
::a{b}
<Tabs>
<TabItem value="a">
<TabItem
</TabItem>
<Boat
<Boat>
<Boat />
<Boat a={
<Boat a="
<Boat>a</Boat>
<>
{
{a}
{'
{"a"}
{${'`'}
{/*
{/* a */}
import A from 'a'
import A from './a.mdx'
export const a = 1
export const a = {
export
require('a')
<img src={require('a').default} />
// highlight-next-line
<!-- a -->
${'```js'} title="a"
${'```js'} live
$a$
$$
{#a}
# a {#a}
<details>
<summary>
  <b>
style={{
`),
  educates: words(String.raw`
${'```terminal:execute'}
${'```execute'}
${'```execute-1'}
${'```copy'}
${'```editor:open-file'}
${'```section:begin'}
${'```examiner:execute-test'}
command: a
{{< note >}}
{{%
{{<
{{ a }}
{{< param a >}}
{% if a %}
%a%
`),
  codelabs: words(String.raw`
<aside class="positive">
<aside>
</aside>
> aside positive
> aside negative
Duration: 1:00
Positive
: a
Negative
<form>
<input value="a">
<label>
<<a.md>>
![a](b)
<button>
[[a]]
`),
  asciidoc: words(String.raw`
*
**
_
__
${'`'}
${'``'}
+
++
+++
#
##
^
~
*a
a*
"${'`'}
'${'`'}
[
]
[a]
[.a]#
[[a]]
[[a
<<
<<a>>
<<a,b
xref:a[
xref:a[b]
link:a[
link:a[b]
https://a.example[b]
https://a.example
image:a[]
image::a[]
image::a[
include::a[]
{a}
{
}
{a:b}
:a: b
:a:
ifdef::a[]
ifdef::a[b]
ifndef::a[]
ifeval::["a" == "b"]
endif::[]
\
\{a}
\*
pass:[
pass:a[
+++a+++
footnote:[
footnote:[a]
footnote:a[b]
kbd:[
btn:[
menu:a[
stem:[
anchor:a[]
a::
a:: b
a:::
? a
|
|===
| a
|===
a| b
2+|
!===
,===
:===
====
----
....
****
____
++++
////
// a
--
+
*  a
* a
. a
- a
** a
.a
.a b
= a
== a
=== a
=
NOTE: a
NOTE:
[NOTE]
[source,sh]
[source]
[%header]
[cols="1,1"]
[cols=
[discrete]
[horizontal]
[qanda]
[verse]
[quote, a]
[subs=attributes]
<1>
<1> a
<.> a
((a))
(((a,b)))
&
&amp;
&#
<
<b>
(C)
->
--
...
'
''
"
'''
<<<
toc::[]
video::a[]
a +
a
$ ls
    a
 a
	a
${'```'}
${'```sh'}
> a
中文，
__a
`),
};
