/** Danish design words: what they mean in English, then the words. */
export const da = `
kitchen: køkken, lave mad, madlavning; kitchenette: tekøkken, køkkenniche; worktop: bordplade, køkkenbord
sink: køkkenvask; oven: ovn; wood-fired oven: brændefyret ovn, stenovn; hob: komfur, kogeplade; refrigerator: køleskab
kitchen island: køkkenø, kogeø; pantry: spisekammer; dining room: spisestue, spiseplads
living room: dagligstue, stue, opholdsstue, stuen, alrum, havestue; bedroom: soveværelse, soveværelset, sovekammer
children's room: børneværelse, legerum, teenageværelse, babyværelse; bathroom: badeværelse, badet, vådrum
shower: bruser, brusebad, bruseniche; walk-in shower without threshold: bruser uden kant; bathtub: badekar
free-standing bathtub: fritstående badekar; washbasin: håndvask; tap: vandhane, armatur; toilet: toilet
hallway: gang, entré, korridor; staircase: trappe, trappeopgang; wardrobe: garderobe, klædeskab; storage: opbevaring
shelf: hylde, hylder, reol; book: bog, bøger; shoe: sko; made to measure: efter mål, specialbygget, skræddersyet
built-in furniture: indbygget, indbyggede; joinery: snedker, snedkeri, tømrer
home office: hjemmekontor, arbejdsværelse, kontor hjemme, arbejde hjemme, arbejdsplads derhjemme
office: kontor, firma, virksomhed, advokatkontor; open-plan office: storrumskontor; meeting room: mødelokale
phone booth: telefonboks; workplace desk: skrivebord, arbejdsplads; work: arbejde, arbejder
retreat: tilflugtssted, fristed; corner: hjørne, krog; place: plads, sted, rum; studio flat: etværelses, ettværelses
apartment: toværelses, lejlighed, lejligheden, andelslejlighed, treværelses; house: hus, villa, rækkehus, huset, parcelhus, bolig
holiday home: sommerhus, feriehus, fritidshus; country house: gård, landsted, landejendom, bondegård; rural: landlig
barn, stable: lade, stald; attic: loftsrum, kvist, loftværelse, tagetage; sloping ceiling: skråvæg, skråloft
basement: kælder; wine cellar: vinkælder; wine: vin; wine tasting: vinsmagning; loft: loftlejlighed
mezzanine: hems, indskudt etage; factory: fabrik, fabriksbygning; garden: haven, haver, forhave, køkkenhave, baghave
courtyard: gårdhave, baggård, gårdsplads, gårdrum, atriumgård; terrace: terrasse, veranda, terrassen, altanen
roof terrace: tagterrasse; balcony: altan, balkon; roof: tag, taget, tagsten; pool: pool, svømmebassin
plant: plante, planter, beplantning; aromatic herbs: urter, krydderurter; tree: træer, træet, løvtræ
flower: blomst, blomster, blomstrer, blomstring; planter tub: krukke, krukker, plantekasse
lawn: græsplæne, plæne, græs, eng; without irrigation: uden vanding; watering: vanding, vande; slope: skråning, skrænt
ground plot: grund, byggegrund; sun: sol, solrig; shade: skygge, skyggefuld; wind: vind, blæst; water: vand
sound of water, fountain: springvand; outdoor: udendørs, ude, uderum; barbecue: grill, grille
pergola: pergola, lysthus; facade: facade, facaden, husfacade; exterior facade: ydermur, ydervæg
insulation: isolering, efterisolere; window: vindue, vinduer, vinduerne, sprossevinduer
window frames: vinduesrammer, karme; shop window: udstillingsvindue; shutter: skodder, skodderne, jalousier
sun shading: solafskærmning, markise; air conditioning: klimaanlæg, aircondition; outdoor unit: udedel
earthquake: jordskælv; strengthening: forstærkning; load capacity: bæreevne
building block: etagebyggeri, bygning, boligblok; listed historic building: fredet, bevaringsværdig
historic: historisk, gammel, gamle; restore: restaurere, istandsætte, sætte i stand, bevare, restaurering, fredede
renovate: ombygninger, renovere, renovering, istandsættelse, ombygge, renoverer, modernisere, ombygning af
convert: omdanne, ombygning, lave om, tidligere, gamle fabrik, konvertere; new building: nybyggeri, nybygget
design: design, indretning, indrette, planløsning; interior: interiør, indendørs; furniture: møbler, møblere, møbel
sofa: sofa, divan; armchair: lænestol, hvilestol; chair: stol, stole; table: bord; bed: seng, senge
fold-away bed: skabsseng; bench: bænk, siddebænk; lamp: lampe, lamper, lamperne; chandelier: lysekrone
mirror: spejl, spejlvæg; curtain: gardin, gardiner, gardinerne; carpet: tæppe, gulvtæppe, tæpper, kludetæppe, løber
wallpaper: tapet, tapeter; picture: billede, billeder, maleri; textile: tekstil, tekstiler, stof
travel souvenirs: rejse, rejser, souvenirer; cushion: pude, puder, puderne; floor: gulv, gulvet, gulvene
parquet: parket; tile: flise, fliser, klinker, fliser på væggen; wall: væg, vægge, væggen, væggene
ceiling: loft, loftshøjde, lofter; painted ornamented ceiling: stuk, malet loft; brick vaults: teglhvælvinger
vault: hvælving; dome: kuppel; beam: bjælke, bjælker, loftsbjælker, synlige bjælker; column: søjle, søjler
door: dør, døre; fireplace: pejs, ildsted, pejsen, ild; stove: brændeovn, kakkelovn, pejseovn
wood: træværk, tømmer, massivt træ, træ; light wood: lyst træ; wooden lattice: trægitter, trælameller
oak: eg, egetræ, egetræs; walnut: valnød; bamboo blinds: bambusgardin; bamboo: bambus; rattan: rattan, flet, rotting
stone: sten, sten gulv, kampesten; natural stone: natursten; marble: marmor, marmorplade; veined: året, årer
brick: tegl, mursten; exposed brick: synlige mursten; concrete: beton, betongulv, cement; plaster: puds, pudset
lime: kalk, kalkpuds; whitewashed: hvidkalket, hvidkalkede, hvidkalket væg; clay: ler, lerpuds; terracotta: terrakotta
glass: glas, glasvæg; metal: metal; iron: jern, smedejern; steel: stål; brass: messing, messinglampe; copper: kobber
gold: guld, gylden; pipe: rør; visible: synlig, synlige; hidden: skjult, skjulte; leather: læder, skind, lædersofa
velvet: fløjl, velour, plys; linen: hør, linned, hørgardiner; wool: uld, uldtæppe; rope: reb, tov
white: hvid, hvide, hvidt, hvidmalet, hvidmalede; black: sort, sorte, sortmalet; grey: grå, gråt, lysegrå, antracit
blue: blå, blåt, lyseblå, lyseblåt; green: grøn, grønne, grønt, grønne planter; red: rød, røde, rødt, vinrød
yellow: gul, gule, gult, gulmalet; brown: brun, brune, brunt, cognacfarvet; beige: beige
colour: farve, farver, farverig, farverne, kulører, toner; bold: modig, dristig, kraftige farver
soft: blød, bløde, blødt; bright: lys, lyse, lyst, lyst og luftigt; dark: mørk, mørke, mørkt, mørkt rum
light: belysning, dagslys, lyset; warm: varm, varme, varmt, hyggelig, hygge; homely: hjemlig, indbydende
atmosphere: atmosfære, stemning; quiet: rolig, stille, rolige; noisy: støjende, støj, larm; reduce: mindske, dæmpe
simple: enkel, enkle, enkelt; natural: naturlig, naturlige, natur; ecological: økologisk, bæredygtig, miljøvenlig
modern: moderne, nutidig; traditional: traditionel, klassisk
minimalist: minimalistisk, minimalisme, minimalistiske, stramt; industrial: industriel, industri, industristil
rustic: rustik, rustikt; scandinavian: skandinavisk, nordisk, skandinaviske, nordiske
mediterranean: middelhav, middelhavsstil, spansk stil; luxury: luksus, luksuriøs; elegant: elegant, stilfuld
cheap: billig, billigt; fast: hurtig, hurtigt; fresh: frisk, sval; hard-wearing: slidstærk, robust, holdbar
small: lille, små, små rum, lillebitte; large: stor, store, stort, rummelig, kæmpestor; narrow: smal, snæver, smalle
high: høj, høje, højt; low: lav, lave, lavt; round: rund, runde, afrundet; central: midten, centralt
open: åben, åbne, åbent; safe: sikker, tryg, sikkert; wheelchair: kørestol
barrier-free accessible: handicapvenlig, tilgængelig, dørtrinsfri, tilgængelighed, kørestolsvenlig
grab rail: gelænder, støttegreb; carer: plejer, hjemmehjælp
elderly parents: ældre, forældre, bedstemor, senior, pensionist, bedstefar
child: barn, børn, børnene, datter, søn, søskende, børnenes; baby: baby, spædbarn; play: lege, leg, legetøj
climb: klatre; hide: gemme sig; nap: sove, lur, søvn; kindergarten: børnehave, vuggestue; school: skole
classroom: klasselokale; library: bibliotek; restaurant: restaurant, spisested; café: café, kaffebar, kaffe
bakery: bageri, konditori; bread: brød; bar: bar, cocktailbar; tea room: tehus, tesalon; tea: te
sit on the floor: sidde på gulvet; guest: gæst, gæster; hotel: hotel, kro, pensionat; guest rooms: gæsteværelse
rural tourism guesthouse: bondegårdsferie; spa: spa, wellness; sauna: sauna; turkish bath: tyrkisk bad, hamam
heated stone platform: varm stenbænk; relaxation room: afslapning, hvilerum, slappe af; massage: massage
gym: fitness, motionsrum, træning; changing room: omklædningsrum, prøverum; shop: butik, forretning
clothing: tøj, mode; medical practice: klinik, lægepraksis; dentist: tandlæge; patient: patient, patienter
workshop: værksted, atelier; museum: museum, udstilling; church: kirke, kapel; palace: palads, slot, herregård
tenant: lejer; to let: udlejning, udleje, lejebolig, udlejes, fremleje
prefabricated housing block: betonblok, boligblok i beton; family: familie; neighbour: nabo, naboer; sea: hav, havet
beach: strand; salt: salt; mountain: bjerg, bjerge; forest: skov
acoustics: akustik, lydisolering, lyd, efterklang, støjdæmpning; material: materiale, materialer
decoration: dekoration, pynt; wood panelling: træpanel, panel, paneler; outdoor shower: udebruser, udendørs bruser
without: uden; no: ingen, intet; coffee table: sofabord; dining table: spisebord; bedside table: natbord, sengebord
headboard: sengegavl; sideboard: skænk, kommode; cupboard: skab, køkkenskab, låger; drawer: skuffe, skuffer
handles: greb, håndtag; bookcase: bogreol; stool: taburet, barstol, skammel; pouf: puf; rocking chair: gyngestol
wing chair: øreklapstol; bunk bed: køjeseng; cot: tremmeseng, vugge; sofa bed: sovesofa; desk: skrivepult
dressing table: sminkebord; pendant lamp: pendel, loftlampe; floor lamp: gulvlampe, standerlampe; wall lamp: væglampe
indirect light: indirekte lys, indirekte belysning; candle: stearinlys; lantern: lanterne, lygte
paper lamp: papirlampe, rispapirlampe; throw blanket: plaid; cotton: bomuld; silk: silke; bouclé: bouclé; felt: filt
fur: lammeskind, pels; upholstered: polstret; embroidered: broderet, broderi; plywood: krydsfiner; birch: birk
ash wood: ask, asketræ; pine: fyr, fyrretræ; larch: lærk, lærketræ; cedar: cedertræ; teak: teak, teaktræ
mahogany: mahogni; cherry wood: kirsebærtræ; rosewood: palisander; chestnut wood: kastanje; smoked oak: røget eg
reclaimed wood: genbrugstræ, gammelt træ; dark wood: mørkt træ; veneer: finér; laminate: laminat; linoleum: linoleum
cork: kork; terrazzo: terrazzo; mosaic: mosaik; hand-painted tiles: håndmalede fliser; cement tiles: cementfliser
porcelain stoneware: porcelænsfliser; ceramics: keramik; terracotta tiles: teglgulv; slate: skifer; granite: granit
limestone: kalksten; travertine: travertin; microcement: mikrocement; exposed concrete: rå beton, synlig beton
chrome: krom; aluminium: aluminium; bronze: bronze; plastic: plast; lacquer: lak, lakeret
wicker: flettet, kurv, kurve; jute sisal: jute, sisal, søgræs; straw, thatch: strå, stråtag, halm; macrame: makramé
kilim rugs: kelim, persisk tæppe, ægte tæpper; pink: lyserød, rosa; orange: orange; purple: lilla, violet
turquoise: turkis, petrol; mustard yellow: sennepsgul, okker; cream white: cremefarvet, råhvid
dark blue: mørkeblå, marineblå; dark green: mørkegrøn, flaskegrøn; sage green: salviegrøn, grågrøn; pastel: pastel
neutral colours: neutrale farver, neutral; earth tones: jordfarver, jordtoner; striped: stribet, striber
floral pattern: blomstret, blomstermønster; geometric pattern: geometrisk, geometriske; pattern: mønster, mønstret
art deco: art déco; art nouveau: skønvirke, jugendstil; 1920s: tyverne, 20'erne; 1930s: trediverne, 30'erne, funkis
1950s: halvtredserne, 50'erne; 1960s: tresserne, 60'erne; 1970s: halvfjerdserne, 70'erne
mid-century modern: mid-century, midten af århundredet, dansk design
vintage retro: retro, vintage, genbrug, loppemarked; antique: antik, antikviteter, arvestykker; japandi: japandi
japanese: japansk, japanske, Japan; chinese: kinesisk; bohemian: boheme, boho, bohemeagtig
eclectic maximalist colourful: eklektisk, maksimalistisk; country style: landlig stil, landstil
farmhouse: stuehus, bondehus; village house: hus på landet, landsby; provence french country: provence, provencalsk
shabby chic: shabby, patineret; victorian: victoriansk; neoclassical: nyklassisk, klassicistisk; baroque: barok
traditional classic: klassiske, traditionelt; english style: engelsk stil, engelsk; glamorous: glamourøs, glamour
coastal nautical: maritim; moroccan: marokkansk; ethnic: etnisk, orientalsk; tropical: tropisk, jungle
alpine chalet: bjerghytte, chalet, alpehytte; log cabin: træhytte, bjælkehytte; brutalist raw concrete: brutalistisk
futuristic high-tech: futuristisk; pop art: popkunst; smart home: smarthjem; contemporary: nutidig stil
cosy: hyggelige, hyggeligt, lunt; comfortable: behagelig, komfortabel; spacious: rummelige, luftig
calm: ro i rummet, fredelig; cheerful: glad, munter, legende, livlig; romantic: romantisk, romantiske
dramatic: dramatisk; refined: stilren, stilrent, raffineret; raw, rough: rå, grov, ubehandlet; matt: mat, matte
glossy: blank, højglans; handmade: håndlavet, håndværk; reused: genbrugt, genanvendt; timeless: tidløs, tidløst
practical: praktisk, funktionel; multi-purpose foldable furniture: multifunktionel, foldbar, udtræk
washable, easy to clean: let at rengøre, vaskbar, nem at rengøre
low maintenance: vedligeholdelsesfri, lidt vedligehold; empty: tom, tomt; tidy without clutter: ryddelig, orden
cold: kold, koldt; hot climate: hede, varmt klima; humid, damp: fugt, fugtig, skimmel; dry, drought: tør, tørke
sunny: solrige, sydvendt; north-facing: nordvendt; view: udsigt; privacy: privatliv, afskærmning
long: lang, langt, lange; wide: bred, brede; old: gammelt; new: ny, nyt, nye
curved, rounded: buet, kurver, runde former; symmetrical: symmetrisk, symmetri; daylight: dagslyset, lysindfald
open kitchen and living room: køkkenalrum, åbent køkken; dining kitchen: spisekøkken; dining corner: spisekrog, spise
teenager: teenager, ung; grandchildren: børnebørn; couple: ægtepar; cat: kat, katte; dog: hund, hunde
friends: venner, besøg; party, celebrate: fest, middage, selskab; cooking: laver mad, kok; sleep: sover, nattesøvn
reading corner: læsekrog, læse, læsning; television: fjernsyn, tv; music: musik, klaver, pladesamling
art: kunst, kunstværker, samling; yoga: yoga, meditation; homework, study: lektier, studere
reception, waiting room: reception, venteværelse; hair and beauty salon: frisør, frisørsalon
coworking: kontorfællesskab; counter, bar counter: disk, bardisk; bookshop: boghandel; pharmacy: apotek
brewery: bryggeri; winery: vingård; laundry room: bryggers, vaskerum, vaskemaskine
dressing room: walk-in garderobe, påklædningsværelse; entrance: indgang, forstue, bryggersindgang
winter garden, conservatory: udestue, vinterhave, drivhus, orangeri; garage: garage, udhus, skur
porch: overdækket terrasse; vegetable beds: højbed, bede, grøntsager
wildflower meadow: blomstereng, vilde blomster, bier; shrub, hedge: busk, buske, hæk
perennials and grasses: stauder, prydgræsser; rose: roser, rosenbed; lavender: lavendel; olive tree: oliventræ
palm, cactus, succulents: palme, palmer, kaktus; fruit tree, orchard: frugttræ, frugttræer, æbletræ
climbing plants: klatreplanter, vedbend; hanging plants, houseplants: stueplanter, potteplanter
pond, stream: dam, havedam, bæk; path, gravel, paving: sti, grus, belægning, fliser ude
fence, gate: hegn, låge, stakit; sun lounger, hammock: liggestol, hængekøje; fire pit: bålsted, bålfad
outdoor kitchen: udekøkken; outdoor lounge, open air: havemøbler, udendørs lounge
parasol, shade sail: parasol, solsejl; hillside, slope: støttemur, stejl grund
cladding: beklædning, træbeklædning, skalmur; render, plaster: pudset facade, gips
half-timbered: bindingsværk, bindingsværkshus; stone house: stenhus; penthouse: penthouse, tagbolig
building: højhus, bygningen; period apartment with stucco: stuklofter, herskabslejlighed
herringbone parquet: sildebensparket, sildeben; floorboards: plankegulv, trægulv, brædder; arch: bue, buer
front door: hoveddør, yderdør; underfloor heating, heating: gulvvarme, opvarmning
energy saving: energi, energibesparelse, varmepumpe, energirenovering; extension: tilbygning, udvide, udbygning
build: bygge, byggeri; furnishing: møblering, indretningen, møbleret; landscape planting: havedesign, anlægge have
lighting design: lysdesign, lysplan; paint: male, malet, maling; room: værelse, rummet, lokale
style: stil, stilen, udtryk; house boat: husbåd; city: indre by; lake: sø, søgrund; river: åen; island: øen
harbour, boat: havn, båd; summer: sommeren; winter: vinter; evening: aften, aftener; morning: morgen
breakfast: morgenmad; dinner guests: middag, spise middag; nature: naturnær, naturmaterialer
dishes, tableware: porcelæn, tallerkener, service; dishwasher, appliances: opvaskemaskine, hvidevarer
computer, screen: computer, skærm; video calls: videomøder; bicycle: cykel, cykler; lift, elevator: elevator
ramp, threshold: dørtrin, rampe; customers, visitors: kunde, kunder, besøgende
employees, team: ansatte, medarbejdere, kolleger; tourists, travellers: turister, rejsende, ferie
artist, sculptor: kunstner, billedhugger; potter, craft: keramiker, hobbyrum; grand hotel: grandhotel
club, lounge: klub, natklub; ice cream: isbutik; jewellery, watches: smykker, guldsmed; flower shop: blomsterbutik
physiotherapy, treatment room: fysioterapi, behandlingsrum, læge; hygiene, easy to disinfect: hygiejne, hygiejnisk
anxious, calming: frygt, bange, uro; pizza: pizzeria; window seat: vindueskarm, vinduesplads
niche, alcove: niche, alkove; room divider, sliding door: skydedør, rumdeler
cables, sockets: kabler, ledninger, stikkontakter; posters: plakater; sand colour: sand, sandfarve
countryside: på landet; few things: få ting; seaside: kyst, kystnær; beach house: strandhus
warehouse: pakhus, lagerbygning
perennials and grasses: prydgræs
`;
