import type { CueTable } from './cue-kinds.ts';

/** Polish. */
export const pl: CueTable = {
  not: 'nie, bez, dość, dosyć, mamy dość, wszyscy mają, każdy ma, wszyscy myślą, zamiast, precz z, koniec z, żaden, żadna, żadne, żadnego, żadnej, żadnych, nic, nigdy, wszystko oprócz, wszystko tylko nie, byle nie, oprócz, poza, ani, mam dość, unikać, nienawidzę, nienawidzimy, nie lubię, nie lubimy, nie chcemy, nie chcę, tylko nie, z wyjątkiem, znudził*',
  notAfter:
    'nie lubię, nie możemy patrzeć, nie mogę patrzeć, mamy dość, mam dość, znudziło nam się, nie lubimy, nie chcemy, nie chcę, odpada, odpadają, nie dla nas, nie podoba, nie wchodzi w grę',
  neutral:
    'nie tylko, nie spieszy, bez pośpiechu, nie więcej niż, nie wiem, nie wiemy, nie jestem pewn*, jeszcze nie, czemu nie, ani grosza więcej, nie ma problemu, bez problemu, nie może przekroczyć, nie przekroczyć, nie przekraczać, niedaleko',
  contrast: 'ale, lecz, raczej, tylko, natomiast, chcemy, chcę, wolimy, wolę, lubimy, lubię, zamiast tego',
  or: 'lub, albo, ani, czy',
  stays:
    'zostaje, zostają, pozostaje, pozostają, bez zmian, nie ruszamy, nie ruszać, nie dotykać, jest gotow*, są gotow*, jest zrobion*, są zrobion*, został* zrobion*, został* odnowion*, został* wyremontowan*, już zrobion*, już wyremontowan*, wyremontowan*, po remoncie, jest now*, są now*, jest ok, jest w porządku, są w porządku, nie wchodzi w zakres, jak jest, tak jak jest, nie dotyczy',
  later: 'później, w przyszłym roku, kiedy indziej, potem',
  only: 'tylko, jedynie, wyłącznie, nic więcej, nic poza tym',
  must: 'musi, muszą, trzeba, koniecznie, konieczne, konieczny, wymagany, wymagana, wymagane, warunek, warunkiem, niezbędne, niezbędny, tylko, wyłącznie, ważne, szukamy, szukam, potrzebujemy, potrzebuję, obowiązkowo, bezwzględnie, powinien, powinna',
  optional:
    'byłoby miło, mile widzian*, jeśli to możliwe, najlepiej, obojętne, nie jest konieczne, nie trzeba, też może być, niekoniecznie',
  person:
    'ktoś, kogoś, kimś, projektant*, architekt*, dekorator*, studio, pracowni*, biuro, firma, firmę, firmy, osoba, osobę, osoby, państwo, pan, pani, ekipa, ekipę, wykonawc*, kto',
  speaks:
    'mówi, mówił*, mówić, mówiąc*, mówią, język*, rozmawia*, porozumie*, komunik*, dogada*, rozumie*, rozmow*, spotkania, biegle',
  based: 'z siedzibą, siedzib*, mieszka*, działa*, w pobliżu, pochodzi*, na terenie, ma biuro, pracuje w',
  from: 'z',
  local: 'na miejscu, lokaln*, z miasta, osobiście, przyjechać, przyjedzie, miejscow*',
  cap: 'maksymalnie, maksimum, max, maks, najwyżej, co najwyżej, do, nie więcej niż, poniżej, limit, górna granica, ani grosza więcej, nie przekroczyć, nie przekraczać, nie może przekroczyć, sufit, więcej nie mamy, ani złotówki więcej',
  vague: 'nie wiem, nie wiemy, nie jestem pewn*, zaskocz*, może, ma być ładnie',
};

/** Turkish, whose verbs end the sentence. */
export const tr: CueTable = {
  not: 'hiçbir, herkeste, hiç, asla, ne de, yerine ne',
  notAfter:
    'istemiyoruz, görmek istemiyoruz, bıktık, bıktım, sıkıldık, sıkıldım, istemiyorum, istemem, istemeyiz, istemiyor, olmasın, değil, sevmiyoruz, sevmiyorum, sevmem, hoşlanmıyorum, hoşlanmıyoruz, hariç, dışında, yerine, nefret ediyorum, nefret ediyoruz, yok, olmadan, kesinlikle olmasın, yazmasın, gerekmiyor, uzak dursun, kullanılmasın',
  neutral:
    'değil sadece, acelemiz yok, acele değil, sorun değil, önemli değil, bilmiyorum, bilmiyoruz, emin değil*, yalnızca değil, sadece değil, fazlası yok',
  contrast:
    'ama, fakat, ancak, bunun yerine, daha çok, aksine, istiyoruz, istiyorum, seviyoruz, seviyorum, olsun',
  or: 'veya, ya da, ne',
  stays:
    'olduğu gibi, kalsın, kalacak, kalıyor, dokunmayın, dokunulmayacak, dokunulmasın, dokunmuyoruz, yapıldı, yenilendi, yeni yapıldı, hazır, bitti, tamam, iyi durumda, dahil değil, değişmeyecek, aynı kalacak, geçen yıl yapıldı, geçen sene yapıldı',
  later: 'sonra, daha sonra, gelecek yıl, seneye, ileride',
  only: 'sadece, yalnızca, yalnız, sırf',
  must: 'şart, şarttır, zorunlu, zorunda, lazım, gerek, gerekiyor, gerekli, mutlaka, kesinlikle, koşul, sadece, yalnızca, önemli, arıyoruz, arıyorum, istiyoruz, istiyorum, olmalı, bilmeli, konuşmalı',
  optional:
    'olsa iyi olur, tercihen, mümkünse, fark etmez, şart değil, gerekli değil, olsa güzel olur, artı olur',
  person:
    'tasarımcı*, mimar*, iç mimar*, ekip, ekibi, firma, ofis, stüdyo, kişi, birini, biri, birisi, usta, uzman, siz, dekoratör*, peyzaj*',
  speaks:
    'konuş*, dil, dili, dilini, dilinde, bilen, bilmeli, bilmesi, anlaş*, anlay*, iletişim, görüşme*, toplantı*, akıcı, anadili',
  based:
    'merkezli, bulunan, yaşayan, yaşıyor, oturan, ofisi, ikamet eden, yerleşik, çalışan, bulunmalı, olmalı',
  from: 'olan',
  local: 'yerel, yerinde, bölgeden, gelebilecek, gelip görebilecek, şehirden, yüz yüze',
  cap: 'en fazla, en çok, maksimum, azami, max, kadar, geçmesin, aşmasın, aşmamalı, geçmemeli, üst sınır, sınır, limit, altında, fazlası yok, fazla değil, daha fazla olmaz, tavan',
  vague: 'bilmiyorum, bilmiyoruz, emin değil*, şaşırtın, belki',
};

/** Ukrainian. */
export const uk: CueTable = {
  not: 'не, без, досить, набридло, усі роблять, всі роблять, у всіх, замість, годі, окрім, ніякого, ніякої, ніяких, ніяке, ніякий, жодного, жодної, жодних, жоден, нічого, ніколи, усе крім, все крім, все окрім, усе окрім, будь-що крім, крім, ані, ні, набрид*, уникати, ненавиджу, не люблю, не любимо, не хочемо, не хочу, тільки не, втомилися від, втомились від, геть',
  notAfter:
    'не люблю, бачити не можу, набридло, набрид, набридла, набридли, втомилися, не любимо, не хочемо, не хочу, не подобається, не для нас, бачити не можемо, не підходить, не треба, не потрібно, не потрібен, не потрібна',
  neutral:
    'не тільки, не лише, не поспішаємо, без поспіху, не більше, не знаю, не знаємо, не впевнен*, ще не, чому б ні, без проблем, не важливо, ні копійки більше, не перевищувати, не дорожче, не більш, не далеко, не можна перевищ*',
  contrast: 'але, а, зате, натомість, краще, радше, скоріше, хочемо, хочу, любимо, люблю, подобається',
  or: 'або, чи, ні, ані',
  stays:
    'залишається, залишаються, залишаємо, лишається, лишаються, не чіпати, не чіпаємо, не чіпайте, не чіпай, вже зроблен*, вже готов*, готова, готовий, готові, зроблен*, відремонтован*, нова, нове, новий, влаштову*, у порядку, в порядку, без змін, як є, не входить, не торкаємось, не стосується',
  later: 'пізніше, потім, наступного року, іншим разом, згодом',
  only: 'тільки, лише, виключно, більше нічого',
  must: "повинен, повинна, повинні, має, мусить, треба, потрібно, обов'язково, обов'язкова, обов'язкове, умова, необхідно, тільки, лише, виключно, важливо, шукаємо, шукаю, потрібен, потрібна, потрібні, хочемо",
  optional:
    "було б добре, бажано, за можливості, якщо можливо, не має значення, байдуже, не обов'язково, теж можна, підійде також, плюсом",
  person:
    'хтось, когось, дизайнер*, архітектор*, декоратор*, студія, студію, студії, фірма, компанія, компанію, людина, людину, ви, вас, спеціаліст*, фахівець, фахівця, майстр*, бюро, команда, команду, хто, який, яка',
  speaks:
    'розмовля*, говорит*, говорив, говорила, говорять, мова, мову, мовою, мови, спілку*, порозумі*, розумі*, зустрічі, володі*',
  based: 'живе, мешкає, знаходиться, перебуває, базується, офіс у, офіс в, працює в, працює у, розташован*',
  from: 'з',
  local: 'місцев*, на місці, з нашого міста, приїхати, приїздити, особисто',
  cap: 'максимум, максимально, щонайбільше, не більше, до, не дорожче, межа, ліміт, стеля, не перевищувати, ні копійки більше, більше немає, не вище, не більш',
  vague: 'не знаю, не знаємо, не впевнен*, здивуйте, можливо, мабуть',
};

/** Russian. */
export const ru: CueTable = {
  not: 'не, без, хватит, надоело, все делают, у всех, вместо, кроме, довольно, никакого, никакой, никаких, никакое, никакие, ничего, никогда, всё кроме, все кроме, что угодно кроме, что угодно только не, ни, надоел*, избегать, ненавижу, не люблю, не любим, не хотим, не хочу, только не, устали от, устала от, долой, за исключением',
  notAfter:
    'не люблю, видеть не могу, надоело, надоел, надоела, надоели, устали, не любим, не хотим, не хочу, не нравится, не для нас, видеть не можем, не подходит, не надо, не нужно, не нужен, не нужна, не нужны',
  neutral:
    'не только, не спешим, не торопимся, без спешки, не больше, не более, не знаю, не знаем, не уверен*, ещё не, еще не, почему бы и нет, без проблем, не важно, ни копейки больше, не превышать, не дороже, не далеко, без лишнего',
  contrast: 'но, а, зато, лучше, скорее, хотим, хочу, любим, люблю, нравится, наоборот',
  or: 'или, ни, либо',
  stays:
    'остаётся, остается, остаются, оставляем, не трогать, не трогаем, не трогайте, уже сделан*, уже готов*, готова, готов, готовы, сделан*, отремонтирован*, новая, новое, новый, устраива*, в порядке, без изменений, как есть, не входит, не касается',
  later: 'позже, потом, в следующем году, в другой раз',
  only: 'только, лишь, исключительно, больше ничего',
  must: 'должен, должна, должны, нужно, нужен, нужна, нужны, надо, обязательно, обязательное, обязательна, условие, необходимо, только, исключительно, важно, ищем, ищу, требуется, хотим',
  optional:
    'было бы хорошо, желательно, по возможности, если возможно, не имеет значения, всё равно, не обязательно, тоже можно, тоже подойдёт, плюсом',
  person:
    'кто-то, кто-нибудь, кто, кого-то, дизайнер*, архитектор*, декоратор*, студия, студию, студии, фирма, компания, компанию, человек, вы, вас, специалист*, мастер*, бюро, команда, команду, который, которая',
  speaks: 'говорит*, говорил*, говорящ*, разговарива*, язык*, общат*, общение, понима*, встречи, владе*',
  based: 'живёт, живет, находится, базируется, офис в, работает в, проживает, расположен*',
  from: 'из',
  local: 'местн*, на месте, из нашего города, приехать, приезжать, лично',
  cap: 'максимум, максимально, не больше, не более, до, не дороже, предел, лимит, потолок, не превышать, ни копейки больше, больше нет, не выше',
  vague: 'не знаю, не знаем, не уверен*, удивите, возможно, может быть',
};

/** Arabic. */
export const ar: CueTable = {
  not: 'لا, لا نريد, سئمنا من, مللنا من, تعبنا من, بدلا من, بدلاً من, كفى, الجميع لديه, عند الجميع, لا أريد, لا نحب, لا أحب, بدون, بلا, دون, من دون, ليس, ليست, غير, كل شيء إلا, أي شيء إلا, أي شيء ما عدا, كل شيء ما عدا, ما عدا, إلا, باستثناء, عدا, عوضا عن, يكفي من, تجنب, نكره, أكره, وليس, ولا, بدل',
  notAfter: 'لا نريده, سئمنا منه, مللنا منه, مللنا, لا نحبه, لا أريده, لا يعجبنا, لا يعجبني, مرفوض',
  neutral:
    'ليس فقط, ليس فحسب, لا مشكلة, لا بأس, لا يهم, لا أعرف, لا نعرف, لا أدري, لا يزيد, لا تزيد, لا يتجاوز, لا تتجاوز, ليس أكثر من, لا أكثر, غير متأكد, غير متأكدين, لا داعي للعجلة',
  contrast: 'لكن, ولكن, بل, وإنما, نريد, أريد, نفضل, أفضل, نحب, أحب',
  or: 'أو, ولا',
  stays:
    'يبقى, تبقى, يبقيان, كما هو, كما هي, كما هما, لا تلمس*, لا تلمسوا, لا نلمس, تم تجديد*, جدد*, تم الانتهاء, جاهز, جاهزة, منتهي, منتهية, جديد تماما, لا يشمل, لا تشمل, غير مشمول*, خارج المشروع, بدون تغيير, سليم, لا يتغير',
  later: 'لاحقا, لاحقاً, فيما بعد, السنة القادمة, العام القادم',
  only: 'فقط, لا غير, حصرا, حصراً, وحده, وحدها',
  must: 'يجب, لازم, لابد, ضروري, شرط, بشرط, مطلوب, إلزامي, فقط, مهم, من المهم, نبحث عن, أبحث عن, نريد, أريد, نحتاج, يشترط, حصرا',
  optional: 'يفضل, إن أمكن, من الأفضل, ليس ضروري*, ليس شرط*, لا مانع, سيكون جيدا, اختياري',
  person:
    'مصمم, مصمما, مصمماً, مصممة, مهندس, مهندسا, مهندساً, مهندسة, شخص, شخصا, شخصاً, شركة, مكتب, فريق, من, أحد, المصمم, المهندس, المصممة',
  speaks:
    'يتحدث, تتحدث, يتكلم, تتكلم, لغة, اللغة, بلغة, ناطق, التواصل, تواصل, يفهم, يجيد, تجيد, يتقن, الحديث',
  based: 'مقيم, مقيما, مقيماً, مقيمة, مقره, مقرها, موجود, يعيش, تعيش, داخل, يكون في, من داخل, يعمل في',
  local: 'محلي, محليا, محلياً, محلية, من المنطقة, في الموقع, يحضر, يأتي, يزور, شخصيا',
  cap: 'حد أقصى, كحد أقصى, الحد الأقصى, بحد أقصى, أقصى, لا يزيد عن, لا تزيد عن, لا يتجاوز, لا تتجاوز, ليس أكثر من, على الأكثر, أقل من, حتى, سقف, لا أكثر, في حدود',
  vague: 'لا أعرف, لا نعرف, لا أدري, فاجئونا, ربما, غير متأكد*',
};

/** Chinese. */
export const zh: CueTable = {
  not: '不要, 受够了, 看腻了, 厌倦了, 而不是, 大家都是, 到处都是, 除了, 不想要, 不想, 不喜欢, 不爱, 别用, 别做, 别, 不是, 不能, 不做, 不需要, 无需, 拒绝, 没有, 避免, 讨厌, 除, 不走, 千万别, 千万不要, 不考虑, 远离, 不用, 不',
  notAfter:
    '除外, 看腻了, 看够了, 受够了, 都看腻了, 腻了, 以外, 之外, 就不要了, 不要, 免了, 不行, 不喜欢, 不考虑, 不合适',
  neutral:
    '不仅, 不只, 不但, 不急, 不着急, 不超过, 不多于, 不知道, 不确定, 没问题, 不介意, 不一定, 要不, 不错, 不过, 没关系, 不限, 越来越, 从不, 不能超过, 不得超过, 不贵, 不大, 不小',
  contrast: '但是, 但, 而是, 要的是, 更喜欢, 喜欢, 想要, 希望, 我们要, 宁愿',
  or: '或, 或者, 和, 、',
  stays:
    '保持不变, 保持原样, 保留原样, 不动, 不用动, 不能动, 不要动, 别动, 不改, 不变, 已经装修, 已经做好, 已经完成, 已装修, 刚装修, 装修过, 去年做, 去年装修, 翻新过, 已经翻新, 不包括, 不在范围, 没问题, 维持现状, 维持原样, 已经好了',
  later: '以后再, 之后再, 明年, 后面再',
  only: '只做, 只要, 只, 仅, 仅限, 只限, 唯一',
  must: '必须, 一定要, 务必, 必要, 要求, 条件, 只, 仅限, 需要, 得, 重要, 希望找, 寻找, 找一位, 找, 非得',
  optional: '也可以, 也行, 最好, 如果可以, 无所谓, 不要求, 不一定, 更好, 优先, 加分',
  person: '设计师, 建筑师, 设计公司, 公司, 工作室, 团队, 人, 您, 你, 师傅, 事务所',
  speaks: '会说, 会讲, 说, 讲, 沟通, 交流, 语言, 懂, 用',
  based: '位于, 驻, 本地, 常驻, 住在, 当地',
  from: '在',
  local: '本地, 当地, 上门, 现场, 同城, 到现场',
  cap: '最多, 不超过, 以内, 之内, 以下, 上限, 封顶, 至多, 顶多, 不能超过, 不得超过, 控制在, 最高, 一分也不能多',
  vague: '不知道, 不确定, 没想好, 随便, 给我惊喜, 也许',
};

/** Japanese, whose verbs end the sentence. */
export const ja: CueTable = {
  not: '絶対に避けたいのは, 避けたいのは, 苦手なのは',
  notAfter:
    '以外, は見飽き, に飽き, はもう結構, はもう十分, にうんざり, ではなく, じゃなく, は避けて, を避けて, は避けたい, は嫌, が嫌, 嫌い, は苦手, が苦手, はいらない, は要らない, いりません, 要りません, は不要, 不要, なしで, なし, 抜き, ではない, じゃない, にはしない, にしない, しないで, にしたくない, したくない, は好きではありません, 好きではない, 好きじゃない, はやめて, やめて, は無し, は望みません, はちょっと, は飽き, の代わりに, よりも, を使わない, を使わず, のない, のではなく, はお断り, はNG, はng',
  neutral:
    'だけでなく, だけではなく, 急ぎません, 急いでいません, 分からない, わからない, わかりません, 分かりません, 問題ありません, 問題ない, 超えない, 以内, かもしれない, 構いません, かまいません, 仕方ない, 無駄のない',
  contrast: 'ですが, でも, しかし, けれど, むしろ, が好き, がいい, にしたい, をお願い, 希望, が良い, を希望',
  or: 'や, と, または, か, も',
  stays:
    'そのまま, 触らない, 触れない, 手を付けない, 手をつけない, 変えない, 変更しない, 済み, 終わって, 終わりました, 完成して, 去年, 昨年, リフォーム済み, 改装済み, 新しい, 対象外, 含みません, 含まない, 現状のまま, 残します, 残す, 問題ない',
  later: '後で, あとで, 来年, 今後, また今度',
  only: 'だけ, のみ, 限り, に限る, 限定',
  must: '必須, 必要, 必ず, 絶対, 条件, 限定, 限る, のみ, だけ, 重要, 大事, 探して, 求めて, ないと困る, てほしい, 欲しい, お願い, 方に',
  optional:
    'あれば嬉しい, できれば, 可能なら, でも構い, でもかまい, でも可, でも大丈夫, 不問, どちらでも, 尚可, 望ましい',
  person:
    'デザイナー, 設計士, 建築家, 設計事務所, 事務所, 会社, 方, 人, 業者, 工務店, コーディネーター, チーム, スタジオ',
  speaks:
    '話せ, 話す, 話し, 対応, やり取り, やりとり, 会話, 通じ, 言語, 打ち合わせ, 打合せ, コミュニケーション, でき, 喋れ, しゃべれ',
  based: '在住, 拠点, 国内, にある, に住, 本社, 所在, を拠点, にいる, の会社, の事務所, の方',
  local: '地元, 現地, 来られる, 来てくれる, 来ていただける, 訪問, 現場に',
  cap: '以内, まで, 上限, 最大, 以下, 未満, 超えない, 超えないで, 収めたい, 収まる, マックス, 最高でも, 多くても, 限度, 出せません',
  vague: 'わからない, 分からない, わかりません, 分かりません, おまかせ, お任せ, 迷って, 決まって',
};
