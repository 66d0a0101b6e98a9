/** The codes of emoji that pages about tools use most, as GitHub names them. */
const codes =
  'rocket 🚀 tada 🎉 warning ⚠️ bulb 💡 white_check_mark ✅ heavy_check_mark ✔️ ballot_box_with_check ☑️ x ❌ ' +
  'information_source ℹ️ memo 📝 pencil 📝 pencil2 ✏️ book 📖 books 📚 notebook 📓 bookmark 🔖 link 🔗 paperclip 📎 ' +
  'mag 🔍 mag_right 🔎 wrench 🔧 hammer 🔨 hammer_and_wrench 🛠️ gear ⚙️ nut_and_bolt 🔩 toolbox 🧰 package 📦 ' +
  'computer 💻 desktop_computer 🖥️ keyboard ⌨️ cloud ☁️ lock 🔒 unlock 🔓 key 🔑 shield 🛡️ fire 🔥 zap ⚡ boom 💥 ' +
  'star ⭐ star2 🌟 sparkles ✨ sunny ☀️ heart ❤️ thumbsup 👍 +1 👍 thumbsdown 👎 -1 👎 clap 👏 wave 👋 muscle 💪 ' +
  'point_right 👉 point_left 👈 point_up ☝️ point_down 👇 raised_hands 🙌 raised_hand ✋ ok_hand 👌 pray 🙏 eyes 👀 ' +
  'smile 😄 smiley 😃 grin 😁 grinning 😀 wink 😉 blush 😊 slightly_smiling_face 🙂 sunglasses 😎 thinking 🤔 ' +
  'partying_face 🥳 heart_eyes 😍 joy 😂 sweat_smile 😅 cry 😢 confused 😕 disappointed 😞 scream 😱 skull 💀 ' +
  'bug 🐛 beetle 🐞 whale 🐳 whale2 🐋 penguin 🐧 snake 🐍 crab 🦀 cat 🐱 dog 🐶 unicorn 🦄 octopus 🐙 turtle 🐢 ' +
  'clock1 🕐 alarm_clock ⏰ stopwatch ⏱️ hourglass ⌛ hourglass_flowing_sand ⏳ timer_clock ⏲️ calendar 📅 ' +
  'question ❓ grey_question ❔ exclamation ❗ bangbang ‼️ no_entry ⛔ no_entry_sign 🚫 construction 🚧 rotating_light 🚨 ' +
  'stop_sign 🛑 traffic_light 🚥 checkered_flag 🏁 triangular_flag_on_post 🚩 dart 🎯 trophy 🏆 medal_sports 🏅 gift 🎁 ' +
  'mortar_board 🎓 school 🏫 teacher 🧑‍🏫 student 🧑‍🎓 coffee ☕ beer 🍺 pizza 🍕 cake 🍰 apple 🍎 ' +
  'arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ arrow_forward ▶️ fast_forward ⏩ repeat 🔁 ' +
  'arrows_counterclockwise 🔄 recycle ♻️ heavy_plus_sign ➕ heavy_minus_sign ➖ one 1️⃣ two 2️⃣ three 3️⃣ four 4️⃣ five 5️⃣ ' +
  'globe_with_meridians 🌐 earth_americas 🌎 earth_africa 🌍 house 🏠 office 🏢 factory 🏭 phone ☎️ email 📧 envelope ✉️ ' +
  'inbox_tray 📥 outbox_tray 📤 file_folder 📁 open_file_folder 📂 clipboard 📋 bar_chart 📊 ' +
  'chart_with_upwards_trend 📈 chart_with_downwards_trend 📉 floppy_disk 💾 wastebasket 🗑️ scissors ✂️ pushpin 📌 ' +
  'round_pushpin 📍 speech_balloon 💬 loudspeaker 📢 mega 📣 bell 🔔 no_bell 🔕 movie_camera 🎥 camera 📷 art 🎨 ' +
  'test_tube 🧪 microscope 🔬 telescope 🔭 robot 🤖 brain 🧠 ghost 👻 alien 👽 man_raising_hand 🙋‍♂️ ' +
  'woman_raising_hand 🙋‍♀️ raising_hand 🙋 bow 🙇 facepalm 🤦 shrug 🤷 running 🏃 walking 🚶 ship 🚢 boat ⛵ anchor ⚓ ' +
  'wheel_of_dharma ☸️ airplane ✈️ car 🚗 bus 🚌 train 🚆 red_circle 🔴 green_circle 🟢 yellow_circle 🟡 large_blue_circle 🔵';

const words = codes.split(' ');
const emoji = new Map(
  words.flatMap((word, index) =>
    index % 2 === 0 ? [[word, words[index + 1] ?? ''] as const] : [],
  ),
);

/** `:rocket:` between other words; a time, a path and `std::map` have none. */
const code = /(?<![\w:/]):([a-z][a-z\d_+-]{1,40}|[+-]1|x):(?![\w:/])/g;

/** Pictures that GitHub alone has, and no font. */
const ofGitHub = new Set(['atom', 'bowtie', 'octocat', 'shipit', 'trollface']);

/** The codes of running text of which it is known that GitHub shows a picture, each once. */
export const pictureCodesIn = (text: string): readonly string[] =>
  text.includes(':')
    ? [
        ...new Set(
          [...text.matchAll(code)].flatMap(([whole, name = '']) =>
            emoji.has(name) || ofGitHub.has(name) ? [whole] : [],
          ),
        ),
      ]
    : [];

/** The first code in running text that could be of an emoji which is not known here. */
export const otherCodeIn = (text: string): string | undefined =>
  text.includes(':')
    ? [...text.matchAll(code)].find(([, name = '']) => !emoji.has(name))?.[0]
    : undefined;

/** Running text with its codes of emoji as emoji; those that nobody knows stay. */
export const withEmoji = (text: string): string =>
  text.includes(':')
    ? text.replaceAll(code, (whole, name: string) => emoji.get(name) ?? whole)
    : text;
