import type { CueTable } from './cue-kinds.ts';

/** English. */
export const en: CueTable = {
  not: "no, not, nor, none of, nothing, without, never, neither, anything but, everything but, all but, other than, except, except for, apart from, avoid, hate, hates, dislike, dislikes, loathe, can't stand, cannot stand, can't bear, don't like, do not like, doesn't like, don't want, do not want, doesn't want, didn't want, won't have, don't need, do not need, isn't, aren't, not a fan of, no fan of, not looking for, aren't looking for, is not a, everyone has, everybody has, everyone thinks, everybody thinks, everyone else has, no more, done with, over with, had it with, tired of all, can do without, could do without, lose the, get rid of, away from, avoid any, absolutely no, under no circumstances, free of,  sick of, tired of, fed up with, enough of, bored of, had enough of, seen enough of, forget, drop, instead of, rather than, as opposed to, far from, less, stay away from, keep away from, allergic to, steer clear of, don't suggest, do not suggest, don't touch, do not touch, hands off, leave out, skip, don't, do not, won't, not too, not like",
  notAfter:
    "is out, are out, can't see it any more, cannot see it any more, can't look at it any more, we are over it, bores us, bores me, drives me mad, leaves us cold, leaves me cold, feels cold to us, we've had enough of it, had enough of it, is not for me, is not for us, isn't for me, isn't for us, not my thing, not our thing, not my taste, not our taste, need not apply, is a no, is a no go, a no-go, not wanted, is off the table, please no, free",
  neutral:
    "not only, not just, not merely, no hurry, no rush, no matter, no doubt, no problem, not sure, no one, nobody, not yet, why not, if not, whether or not, not far from, no longer have, not more than, no more than, not over, not above, not a cent more, nothing more than, don't know, do not know, don't mind, do not mind, don't care, doesn't matter, can't wait, no exceptions, if you want, nothing special, without moving out, not later than, less than, no need to rush, not be more than, isn't a problem, doesn't have to, don't have to",
  contrast:
    'but, rather, instead, yet, however, though, although, more like, prefer, we want, i want, we would like, i would like, we love, i love',
  or: 'or, nor',
  stays:
    "stays, stay as, is to stay, can stay, must stay, should stay, remains, is fine, are fine, is done, are done, was done, were done, has been done, have been done, is finished, are finished, was finished, is already finished, finished last, done last, completed last, renovated last, was renovated, was redone, were redone, has been redone, has been renovated, is new, are new, is ready, taken care of, looked after already, not part of it, not part of this, is not included, are not included, not affected, as it is, as they are, as is, leave alone, leave as, leave the, keep as, is off limits, off limits, like the rest, already sorted, is sorted, don't touch, do not touch, not to be touched, no work on, not touching, is not part, isn't part, is okay, is perfect, are perfect, nothing happens",
  later:
    'later, later question, next year, another time, separate question, not now, some other time, can wait, after that, when we have saved, the rest when',
  only: 'only, just, solely, exclusively, nothing else, and nothing else, that is all, nothing but',
  must: 'must, has to, have to, need to, needs to, required, is required, requirement, condition, conditions, essential, necessary, no exceptions, only, compulsory, mandatory, a must, insist, important, needed, please only, should, looking for, need, want, get in touch if, has done, who has, who plans, vital, crucial, prerequisite',
  optional:
    "would be nice, nice to have, would be great, a plus, bonus, ideally, preferably, if possible, also fine, is fine too, also ok, also okay, does not matter, not necessary, not required, optional, either way, we will manage, don't mind, would help, do not mind, no need to",
  person:
    'designer, architect, somebody, someone, anyone, anybody, studio, company, firm, professional, decorator, planner, you, person, team, office that, expert, contractor, who',
  speaks:
    'speak, speaks, speaking, talk, talks, language, languages, fluent, fluently, conversation, communicate, communication, communicates, meetings, calls, written, read, writes, translate, required, understand, understands, native',
  based:
    'based, lives, live, living, located, located in, situated, resident, headquartered, here in, only, close enough, local to, established, working in, works in, office in, studio in, be in',
  from: 'from',
  local: 'local, locally, in person, from around here, come by, come over',
  cap: "up to, at most, at the very most, max, maximum, no more than, not more than, not more, under, below, less than, limit, ceiling, tops, that is it, and that is it, not a cent more, cap, capped, cannot exceed, not exceed, must not exceed, must stay under, within, all in, including your fee, at the outside, cannot go over, can't go over, not over, can't spend more, cannot spend more, a cent more, hard limit, absolute limit, top limit, not above",
  vague:
    "don't know, do not know, not sure, no idea, surprise me, something fresh, something nice, should be nice, be nice, maybe, might, help with my house, whatever you think, open to anything",
};

/** German. */
export const de: CueTable = {
  not: 'kein, alle denken, jeder denkt, alle haben, jeder hat, genug gesehen von, schluss mit, weg mit, nicht schon wieder, keine, keinen, keinem, keiner, keinerlei, nicht, nichts, ohne, niemals, nie, alles außer, alles ausser, außer, ausser, bloß nicht, bloß kein, weder, noch, statt, anstatt, anstelle, genug von, satt haben, haben satt, die nase voll von, hasse, hassen, vermeiden, weg von, auf keinen fall, bitte kein, bitte keinen, bitte keine, bitte nicht, lieber nicht, vergessen sie, mag kein*, mögen kein*, finger weg von, verzichten auf, müde von',
  notAfter:
    'nicht, mag ich nicht, kann ich nicht mehr sehen, können wir nicht mehr sehen, nicht mehr sehen, wirkt kalt auf uns, langweilt uns, mögen wir nicht, wollen wir nicht, will ich nicht, gefällt uns nicht, gefällt mir nicht, kommt nicht infrage, kommt nicht in frage, brauchen wir nicht, satt, hängt uns zum hals heraus, muss nicht sein, nein danke, ist nichts für uns, ist nichts für mich, frei',
  neutral:
    'nicht nur, nicht bloß, keine eile, kein problem, nicht eilig, nicht mehr als, nicht über, wissen nicht, weiß nicht, nicht sicher, noch nicht, nicht so wichtig, keine ahnung, kein muss, warum nicht, nicht weit, keinen cent mehr, nicht stur, nicht ausgeben, noch ein, noch eine, noch etwas, nichts dagegen',
  contrast:
    'aber, sondern, lieber, eher, stattdessen, dafür, doch, vielmehr, wir wollen, wir möchten, ich möchte, ich will, wir mögen, ich mag',
  or: 'oder, noch',
  stays:
    'bleibt, bleiben, ist fertig, sind fertig, ist schon fertig, fertig, ist neu, sind neu, wurde gemacht, wurde erneuert, wurde renoviert, wurde saniert, wurden renoviert, wurden gemacht, wurde letztes jahr, ist gemacht, schon gemacht, schon renoviert, schon saniert, schon erledigt, ist in ordnung, sind in ordnung, ist okay, so lassen, nicht anfassen, nicht anrühren, wird nicht angefasst, nicht betroffen, gehört nicht dazu, gehören nicht dazu, in ruhe lassen, passt schon, wird nichts gemacht, wird nicht, soll bleiben, sollen bleiben, kann bleiben, unverändert, passt so',
  later: 'später, nächstes jahr, irgendwann, ein andermal, danach',
  only: 'nur, bloß, lediglich, ausschließlich, allein, sonst nichts',
  must: 'muss, müssen, müsste, sollte, sollten, soll, zwingend, unbedingt, bedingung, voraussetzung, erforderlich, notwendig, nur, ausschließlich, wichtig, hauptsache, pflicht, nötig, bitte jemand, suchen, suche, gesucht, brauchen, brauche, möglichst nur',
  optional:
    'wäre schön, wäre gut, wäre toll, am liebsten, idealerweise, gern auch, gerne auch, egal, kein muss, nicht nötig, nicht notwendig, geht auch, auch möglich, auch in ordnung, wenn möglich, von vorteil, nicht so wichtig',
  person:
    'jemand, jemanden, jemandem, designer, designerin, architekt*, innenarchitekt*, planer, planerin, planungsbüro, büro, firma, gestalter*, einrichter*, sie, person, studio, team, profi, raumausstatter*, wer, landschaftsarchitekt*, gartenplaner*',
  speaks:
    'spricht, sprechen, sprechend*, sprachig, sprache, muttersprache, muttersprachler*, verständigung, kommunikation, reden, redet, unterhalten, versteht, verstehen, streitet, gespräche, gespräch, besprechungen, fließend',
  based:
    'sitz, ansässig, ansäßig, wohnt, lebt, sitzt, büro in, in der nähe, wohnhaft, arbeitet in, niedergelassen, daheim in, beheimatet',
  from: 'aus',
  local: 'vor ort, ortsansässig*, vorbeikommen, persönlich vorbei, einheimisch*',
  cap: 'höchstens, maximal, max, maximum, bis zu, bis, nicht mehr als, mehr als, obergrenze, unter, allerhöchstens, limit, keinen cent mehr, deckel, nicht über, maximalbudget, oberste grenze, grenze, mehr ist nicht drin, mehr geht nicht, mehr nicht',
  vague:
    'weiß nicht, wissen nicht, keine ahnung, irgendwas, irgendwie, überraschen sie, noch nicht sicher, soll schön werden',
};

/** French. */
export const fr: CueTable = {
  not: 'pas de, tout le monde a, tout le monde croit, tout le monde pense, plus jamais de, pas encore un, pas d, pas du, pas le, pas la, pas les, pas un, pas une, pas trop, ne pas, pas, sans, aucun, aucune, rien de, rien d, ni, jamais, surtout pas, surtout pas de, tout sauf, sauf, hormis, excepté, à part, plutôt que, au lieu de, assez de, marre de, marre du, plus de, en avoir assez de, ras le bol de, ras-le-bol du, déteste, détestons, évitez, éviter, oubliez, ne voulons pas de, ne veux pas de, ne cherchons pas, lassés de, lassé de, fini le, finis les, non au, non à la',
  notAfter:
    "très peu pour nous, ne peut plus voir, ne peux plus voir, ne pouvons plus voir, nous lasse, nous ennuie, c'est fini, ce n'est pas pour nous, non merci, on n'aime pas, on n'en veut pas, nous n'aimons pas, je n'aime pas, on n'en peut plus, nous fatigue",
  neutral:
    "pas seulement, non seulement, pas que, pas pressé, pas pressés, pas encore, ne sais pas, ne savons pas, pas sûr, pas sûrs, pas de problème, pas plus de, pas plus que, pas un centime, pas un euro de plus, pourquoi pas, plus de lumière, plus de rangement, plus de place, pas loin, n'importe, rien de plus, pas au-delà, pas au delà, pas dépasser, ne pas dépasser, sans dépasser, pas d'urgence",
  contrast:
    "mais, plutôt, au contraire, en revanche, par contre, nous voulons, je veux, on veut, nous aimons, nous aimerions, je voudrais, j'aime, on aime, préférons, préfère",
  or: 'ou, ni',
  stays:
    'reste comme, restent comme, reste telle, reste tel, ne touche pas, ne touchez pas, ne touche ni, on ne touche pas, sans toucher, a été refait*, ont été refait*, a été rénové*, ont été rénové*, a été fait*, déjà refait*, déjà rénové*, déjà fait*, est refait*, sont refait*, est neuf, est neuve, sont neuves, sont neufs, est terminé*, est fini*, sont terminé*, ne bouge pas, ne change pas, ne changent pas, ne fait pas partie, ne font pas partie, est très bien, sont très bien, va bien, vont bien, laisser tel*, on garde, on laisse, pas concerné*, pas touche à, tels quels, tel quel, telle quelle',
  later: "plus tard, ensuite, une autre fois, l'année prochaine, dans un second temps",
  only: "seulement, uniquement, juste, que, rien que, exclusivement, rien d'autre",
  must: 'doit, doivent, devez, devra, devrait, faut, impératif, impérativement, obligatoire, obligatoirement, indispensable, exigé, nécessaire, condition, uniquement, seulement, exclusivement, important, tenons à, absolument, cherchons, cherche, je veux, il me faut, besoin, avons besoin, essentiel, merci de',
  optional:
    'serait un plus, ce serait bien, si possible, idéalement, de préférence, peu importe, pas obligatoire, pas nécessaire, convient aussi, aussi possible, un plus, ça irait aussi, pas indispensable',
  person:
    'quelqu un, quelqu, architecte, décorateur, décoratrice, designer, studio, bureau, agence, personne, professionnel*, vous, paysagiste, concepteur, conceptrice, équipe, artisan, entreprise, qui',
  speaks:
    'parle, parler, parlez, parlant, parlent, langue, francophone, communication, communiquer, échanges, échanger, discuter, rendez-vous, réunions, comprend, comprenne, couramment, maîtrise',
  based:
    'installé*, basé*, situé*, établi*, habite, vit, vivant, résidant, réside, domicilié*, se trouve, implanté*, de la région, travaillant en, travaille en, bureau en, soit en, être en',
  local: 'sur place, se déplacer, passer nous voir, venir chez nous',
  cap: 'maximum, max, au maximum, au plus, tout au plus, jusqu à, pas plus de, pas plus, moins de, plafond, limite, ne pas dépasser, dépasser, sans dépasser, pas un centime de plus, pas un euro de plus, grand maximum, en dessous de, tout compris',
  vague: 'ne sais pas, ne savons pas, pas encore sûr*, aucune idée, surprenez, peut-être, on hésite',
};

/** Spanish. */
export const es: CueTable = {
  not: 'no, sin, hartos de, harta de, harto de, cansados de, cansada de, cansado de, basta de, todo el mundo tiene, todos piensan, en vez de, en lugar de, nada más de, sin nada, sin nada de, nada, nada de, ningún, ninguna, ninguno, ni, jamás, nunca, todo menos, cualquier cosa menos, menos, excepto, salvo, evitar, evitad, evite, odio, odiamos, no queremos, no quiero, no me gusta, no nos gusta, no me gustan, no nos gustan, no buscamos, olvídese de, huir de, tampoco',
  notAfter:
    'no nos gusta, no lo podemos ver, no lo soportamos, nos tiene hartos, estamos hartos, me parece frío, nos parece frío, no me gusta, no queremos, no quiero, no nos va, no es lo nuestro, no gracias, ni hablar, ni en pintura, nos aburre',
  neutral:
    'no sólo, no solo, no solamente, sin prisa, sin prisas, no importa, no sé, no sabemos, no más de, no estoy segura, no estoy seguro, no estamos seguros, no hay prisa, sin problema, no hay problema, por qué no, ni uno más, ni un euro más, ni un céntimo más, no pasar de, sin pasar de, no llega a, nada más que, no puede superar, no superar, sin superar',
  contrast:
    'pero, sino, más bien, en cambio, queremos, quiero, preferimos, prefiero, nos gusta, me gusta, mejor, nos gustan, me gustan',
  or: 'o, ni',
  stays:
    'se queda, se quedan, queda como, quedan como, no se toca, no se tocan, no tocar, no toquen, sin tocar, está bien, están bien, está hecho, está hecha, están hechos, están hechas, ya está, ya están, se hizo, se hicieron, se reformó, se reformaron, se renovó, está reformad*, están reformad*, está terminad*, están terminad*, está nuev*, están nuev*, es nuev*, son nuev*, tal cual, como está, como están, no forma parte, no forman parte, no entra, no entran, no incluye, dejar como, se mantiene, se mantienen, no cambia, no cambian, fue reformad*, fueron reformad*',
  later: 'más adelante, después, otro año, el año que viene, en otro momento',
  only: 'sólo, solo, solamente, únicamente, nada más, exclusivamente, tan solo, tan sólo',
  must: 'debe, deben, debería, tiene que, tienen que, ha de, obligatorio, obligatoriamente, imprescindible, indispensable, necesario, condición, requisito, sólo, solo, exclusivamente, importante, necesitamos, necesito, buscamos, busco, hace falta, que hable, que esté, que sea, fundamental, sin excepción',
  optional:
    'sería ideal, estaría bien, si es posible, preferiblemente, a ser posible, da igual, no hace falta, no es necesario, también vale, también sirve, no importa, idealmente, mejor si, un plus, se valora',
  person:
    'alguien, diseñador*, arquitect*, interiorista*, decorador*, estudio, persona, profesional*, usted, ustedes, empresa, equipo, paisajista*, quien, jardinero*',
  speaks:
    'habla, hable, hablar, hablen, hablamos, idioma, lengua, comunicación, comunicarnos, comunicarse, entienda, entiende, entender, castellanoparlante, hispanohablante, conversación, reuniones, reunión, fluido, domine',
  based:
    'esté, está en, estar, establecid*, radicad*, viva, vive, basad*, con sede, ubicad*, resida, residente, trabaje en, de aquí, que sea de, afincad*, instalad*, con estudio en, con oficina en',
  local: 'presencial, en persona, que venga, venir a, sobre el terreno, in situ',
  cap: 'máximo, max, máx, como máximo, como mucho, a lo sumo, hasta, no más de, menos de, tope, límite, techo, ni uno más, ni un euro más, ni un céntimo más, no podemos pasar de, sin pasar de, no pasar de, por debajo de, no más, todo incluido, no puede superar, no superar, sin superar, no hay más, no da para más',
  vague: 'no sé, no sabemos, no estoy segur*, sorpréndan*, quizá, quizás, tal vez',
};

/** Italian. */
export const it: CueTable = {
  not: 'non, no, stufi di, stufa di, stufo di, stanchi di, stanca di, basta con, basta, tutti hanno, tutti pensano, invece di, invece del, al posto di, piuttosto che, anziché, niente, niente di, nulla di, senza, nessun, nessuno, nessuna, né, mai, tutto tranne, tranne, tutto fuorché, fuorché, eccetto, salvo, qualsiasi cosa tranne, al posto del, stufi del, stufa del, stufo del, stanchi del, odio, odiamo, evitare, evitate, non voglio, non vogliamo, non mi piace, non ci piace, dimenticate',
  notAfter:
    'non mi piace, non ne possiamo più, non ne posso più, non lo sopportiamo, ci ha stancato, ci ha stufato, non ci piace, non lo voglio, non lo vogliamo, non fa per noi, non fa per me, no grazie, per carità, non ci interessa',
  neutral:
    'non solo, non soltanto, non più di, non so, non sappiamo, non c è fretta, senza fretta, nessun problema, nessuna fretta, non importa, perché no, non oltre, non un euro di più, non sono sicur*, non siamo sicuri, senza superare, non superare, non lontano',
  contrast:
    'ma, bensì, piuttosto, invece, vogliamo, voglio, vorrei, vorremmo, preferiamo, preferisco, ci piace, mi piace, mi piacciono, ci piacciono, meglio',
  or: 'o, oppure, né',
  stays:
    'resta così, restano così, resta com è, resta, restano, rimane, rimangono, non si tocca, non si toccano, non toccare, non va toccat*, va bene così, vanno bene, va bene, è a posto, sono a posto, è già fatt*, sono già fatt*, è stato fatto, è stata fatta, è stato rifatto, è stata rifatta, sono stati rifatti, è stato ristrutturato, è stata ristrutturata, già fatt*, già rifatt*, già ristrutturat*, è finit*, sono finit*, è nuov*, sono nuov*, non fa parte, non fanno parte, non rientra, lasciare com, così com è, escluso, esclusa, esclusi',
  later: 'più avanti, più tardi, in seguito, dopo, un altro anno, l anno prossimo',
  only: 'solo, soltanto, solamente, unicamente, esclusivamente, nient altro',
  must: 'deve, devono, dovrebbe, dovete, bisogna, obbligatorio, obbligatoriamente, indispensabile, necessario, condizione, requisito, solo, soltanto, esclusivamente, importante, cerchiamo, cerco, serve, ci serve, mi serve, fondamentale, tassativamente, assolutamente, che parli, occorre',
  optional:
    'sarebbe bello, sarebbe ideale, se possibile, preferibilmente, possibilmente, non importa, non serve, non è necessario, va bene anche, idealmente, un plus',
  person:
    'qualcuno, progettista, designer, architett*, arredator*, studio, persona, professionista, voi, lei, chi, ditta, impresa, interior designer, giardinier*, paesaggist*',
  speaks:
    'parla, parli, parlare, parlano, parlante, lingua, comunicare, comunicazione, capisca, capisce, discutere, riunioni, colloqui, madrelingua, fluente',
  based:
    'abbia sede, con sede, sede, residente, abiti, abita, viva, vive, basato, basata, stabilito, che stia, che sia in, che si trovi, di stanza, lavori in, lavora in, studio in',
  local: 'in loco, sul posto, di persona, che venga, venire a, in zona',
  cap: 'massimo, max, al massimo, non più di, fino a, sotto i, meno di, tetto, limite, non oltre, oltre, non un euro di più, al più, tutto compreso, non superare, senza superare, entro',
  vague: 'non so, non sappiamo, non sono sicur*, sorprendete*, forse',
};

/** Portuguese. */
export const pt: CueTable = {
  not: 'não, nada, fartos de, farta de, farto de, cansados de, cansada de, chega de, toda a gente tem, todos pensam, em vez de, em lugar de, nada de, sem, sem nada, sem nada de, nenhum, nenhuma, nem, jamais, nunca, tudo menos, qualquer coisa menos, menos, exceto, excepto, salvo, ao invés de, evitar, odeio, odiamos, não queremos, não quero, não gosto de, não gostamos de, tão pouco, esqueçam, esqueça, dispensamos',
  notAfter:
    'não gosto, já não aguento, não aguentamos mais, já não podemos ver, cansou-nos, estamos fartos, não gostamos, não queremos, não quero, não é para nós, não obrigado, nem pensar, não nos diz nada',
  neutral:
    'não só, não apenas, não somente, sem pressa, não há pressa, não sei, não sabemos, não mais de, não mais do que, não tenho certeza, sem problema, não importa, por que não, nem mais um euro, nem um euro a mais, não passar de, sem ultrapassar, não ultrapassar, não dá para mais, não dá',
  contrast:
    'mas, antes, pelo contrário, queremos, quero, preferimos, prefiro, gostamos de, gosto de, gostava, gostávamos, sim',
  or: 'ou, nem',
  stays:
    'fica como, ficam como, fica, ficam, não se mexe, não mexer, não mexam, não tocar, não toquem, está bem, estão bem, está feit*, estão feit*, já está, já estão, foi feit*, foram feit*, foi renovad*, foram renovad*, foi remodelad*, foram remodelad*, está pront*, estão pront*, está nov*, é nov*, são nov*, não faz parte, não fazem parte, não entra, tal como está, como está, como estão, mantém-se, mantêm-se, deixar como',
  later: 'mais tarde, depois, outro ano, para o ano, noutra altura',
  only: 'só, apenas, somente, unicamente, exclusivamente, mais nada',
  must: 'deve, devem, tem de, tem que, têm de, têm que, obrigatório, obrigatoriamente, indispensável, imprescindível, necessário, condição, requisito, só, apenas, exclusivamente, importante, preciso de, precisamos de, preciso, precisamos, procuramos, procuro, fundamental, que fale, essencial',
  optional:
    'seria bom, seria ideal, se possível, de preferência, preferencialmente, tanto faz, não é necessário, não é preciso, também serve, idealmente, uma mais-valia, não importa',
  person:
    'alguém, designer, arquitect*, arquitet*, decorador*, ateliê, estúdio, gabinete, pessoa, profissional, vocês, empresa, equipa, equipe, paisagista, quem',
  speaks:
    'fala, fale, falar, falem, falamos, língua, idioma, comunicar, comunicação, entenda, perceba, conversa, reuniões, fluente',
  based:
    'esteja em, esteja, sediad*, com sede, viva, vive, more, mora, resida, residente, localizad*, baseado, baseada, trabalhe em, de cá, que seja de, instalad*, atelier em',
  local: 'no local, presencial, pessoalmente, que venha',
  cap: 'máximo, no máximo, max, máx, até, não mais de, não mais do que, menos de, teto, tecto, limite, nem mais um euro, não podemos passar de, sem ultrapassar, não ultrapassar, abaixo de, não dá para mais, não há mais, tudo incluído',
  vague: 'não sei, não sabemos, não tenho certeza, surpreendam, talvez',
};
