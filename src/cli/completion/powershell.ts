import type { CompletedCommand, Offer } from './completed.ts';

/** For PowerShell 5.1 and later. Where the script block offers nothing, PowerShell completes files. */
export function powershellScript(commands: readonly CompletedCommand[]): string {
  const tables = commands.map(({ name, summary, options, arguments: each }) => {
    const ofOptions = options.flatMap(({ long, short, summary: text, value }) =>
      [long, ...(short === undefined ? [] : [short])].map(
        (option) =>
          `            ${quoted(option)} = @{ Summary = ${quoted(text)}; Value = ${value === undefined ? '$null' : offered(value)} }`,
      ),
    );
    return `    ${quoted(name)} = @{
        Summary = ${quoted(summary)}
        Arguments = ${offered(each)}
        Options = [ordered]@{
${ofOptions.join('\n')}
        }
    }`;
  });
  return `# Completion of readyroom for PowerShell. Printed by: readyroom completion powershell

$ReadyroomCommands = [ordered]@{
${tables.join('\n')}
}

Register-ArgumentCompleter -Native -CommandName readyroom -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    # The words before the one that is completed.
    $words = @($commandAst.CommandElements |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object { $_.ToString() })

    function Get-Offered($text, $summary) {
        if ($text -like "$wordToComplete*") {
            [System.Management.Automation.CompletionResult]::new($text, $text, 'ParameterValue', $summary)
        }
    }

    function Get-OfferedIn($place) {
        foreach ($text in $place.Words) { Get-Offered $text $text }
        if ($place.Names) {
            $rest = @($words | Select-Object -Skip 1)
            & $words[0] __complete $place.Names @rest 2>$null | ForEach-Object { Get-Offered $_ $_ }
        }
    }

    if ($words.Count -lt 2) {
        foreach ($name in $ReadyroomCommands.Keys) {
            Get-Offered $name $ReadyroomCommands[$name].Summary
        }
        Get-Offered '--help' 'Print help'
        Get-Offered '--version' 'Print the version of Readyroom'
        return
    }

    $command = $ReadyroomCommands[$words[1]]
    if (-not $command) { return }
    $option = $command.Options[$words[-1]]
    if ($option -and $option.Value) {
        Get-OfferedIn $option.Value
    } elseif ($wordToComplete -like '-*') {
        foreach ($name in $command.Options.Keys) {
            Get-Offered $name $command.Options[$name].Summary
        }
    } else {
        Get-OfferedIn $command.Arguments
    }
}
`;
}

const offered = ({ values, names }: Offer): string =>
  `@{ Words = @(${values.map(quoted).join(', ')}); Names = ${names === undefined ? '$null' : quoted(names)} }`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
