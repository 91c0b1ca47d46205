/** Languages that are glossed into English, in the order of the table's columns. */
export const glossedLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'zh'] as const;
export type GlossedLanguage = (typeof glossedLanguages)[number];

/**
 * Words that tell the language of a text and say nothing else; they are left out of a gloss. English stands here so that
 * English text is recognised and left alone.
 */
export const functionWords: Record<Exclude<GlossedLanguage, 'zh'> | 'en', string> = {
  en: 'the and of to in a is for with on that it we my our i you are be this have not no from as by at or an but was so they want need would should must which who all can only very more me us where there their them they one two three under above below into out up down over between behind beneath like make made look old new his her its your our each every some any many much just also please',
  de: 'der die das und ist in zu den mit von für auf ein eine einen einer einem nicht es im sich wir ich mein meine unser unsere aber soll sollen bitte als auch am an aus bei dass dem des durch er sie ihr ja nach noch nur oder sehr sind über um viel viele wie wird wenn wollen möchten möchte brauchen hat haben weil zum zur',
  fr: 'le la les et est de des du un une en à pour dans que qui avec sur ne pas nous je mon ma mes notre nos votre il elle on ce cette ces au aux par plus très mais ou où sans doit faut faudrait être avoir avons voulons voudrais aimerions l d qu c j n s m t quelques tout tous',
  es: 'el la los las y es de del un una en para que con por no nos yo mi mis nuestro nuestra su sus se lo al pero o muy más como queremos quiero tengo tenemos necesito necesitamos hay sin sobre este esta esto todo toda nada mucho muchas muchos unos unas son debe',
  it: 'il lo la i gli le e è di del della dei delle dello da un una uno in per che con su non noi io mio mia nostro nostra si al alla ai ma o molto più come vorrei vorremmo vogliamo abbiamo ho serve senza questo questa tutto tutti ci nel nella dal dalla sono deve tanto',
  pt: 'o a os as e é de do da dos das um uma em no na nos nas para que com por não nós eu meu minha nosso nossa se ao à mas ou muito mais como queremos quero tenho temos preciso precisamos sem sobre este esta isto tudo são deve uns umas',
  nl: 'de het een en is van in op te dat die voor met niet we wij ik mijn ons onze zijn aan er maar om ook als bij dan door hebben heeft of over tot uit veel weinig willen wil graag moet moeten zo naar nog geen wordt',
  pl: 'i w z na do się nie to jest że o jak ale po co tak za od są przez dla przy oraz lub nasz nasze nasza mój moja moje chcemy chcę potrzebuję potrzebujemy ma mają mieć być bez pod nad ze we bardzo tylko który która które',
  tr: 've bir bu da de için ile ne çok daha gibi ama ya o mi var yok biz ben bizim benim istiyoruz istiyorum olsun olan olarak kadar sonra önce en her şey veya lazım gerekiyor olacak içinde',
};

/** What one row of the table says; a cell may hold several words or phrases, divided by commas. */
const table = `
kitchen | Küche, kochen | cuisine | cocina | cucina | cozinha | keuken | kuchnia | mutfak | 厨房
kitchenette | Kochnische | kitchenette | cocineta | angolo cottura | kitchenette | kitchenette | aneks kuchenny | mini mutfak | 小厨房
worktop | Arbeitsplatte | plan de travail | encimera | piano di lavoro | bancada | aanrecht, werkblad | blat | tezgah | 台面
sink | Spüle | évier | fregadero | lavello | lava-louça | gootsteen | zlewozmywak, zlew | eviye, lavabo | 水槽
oven | Ofen, Backofen | four | horno | forno | forno | oven | piekarnik, piec | fırın | 烤箱
wood-fired oven | Holzofen, Steinofen | four à bois | horno de leña | forno a legna | forno a lenha | houtoven | piec opalany drewnem | odun fırını, taş fırın | 柴火烤炉
hob | Herd, Kochfeld | plaque de cuisson | placa | piano cottura | fogão | fornuis, kookplaat | płyta | ocak | 灶台
refrigerator | Kühlschrank | frigo, réfrigérateur | nevera, frigorífico | frigorifero | frigorífico, geladeira | koelkast | lodówka | buzdolabı | 冰箱
kitchen island | Kochinsel, Insel | îlot | isla | isola | ilha | kookeiland | wyspa | ada | 岛台
pantry | Speisekammer, Vorrat | cellier, garde-manger | despensa | dispensa | despensa | voorraadkast | spiżarnia | kiler | 储藏室
dining room | Esszimmer | salle à manger | comedor | sala da pranzo | sala de jantar | eetkamer | jadalnia | yemek odası | 餐厅
living room | Wohnzimmer | salon, séjour | sala, salón, sala de estar | soggiorno, salotto | sala de estar, sala | woonkamer, zitkamer | salon, pokój dzienny | oturma odası, salon | 客厅
bedroom | Schlafzimmer | chambre, chambre à coucher | dormitorio, habitación, recámara | camera da letto, camera | quarto, dormitório | slaapkamer | sypialnia | yatak odası | 卧室
children's room | Kinderzimmer | chambre d'enfant | cuarto infantil, habitación infantil | cameretta | quarto infantil | kinderkamer | pokój dziecięcy | çocuk odası | 儿童房
bathroom | Bad, Badezimmer | salle de bains, salle de bain, salle d'eau | baño, cuarto de baño | bagno | casa de banho, banheiro | badkamer | łazienka | banyo | 浴室, 卫生间
shower | Dusche | douche | ducha | doccia | chuveiro, duche | douche | prysznic | duş | 淋浴
walk-in shower without threshold | bodengleiche Dusche, ebenerdige Dusche | douche à l'italienne, douche de plain-pied | ducha a ras de suelo | doccia a filo pavimento | duche ao nível do chão | inloopdouche | prysznic bez brodzika | hemzemin duş | 无障碍淋浴
bathtub | Badewanne, Wanne | baignoire | bañera, tina | vasca | banheira | bad, ligbad | wanna | küvet | 浴缸
free-standing bathtub | freistehende Badewanne | baignoire îlot | bañera exenta | vasca freestanding | banheira de imersão | vrijstaand bad | wanna wolnostojąca | bağımsız küvet | 独立浴缸
washbasin | Waschbecken, Waschtisch | lavabo, vasque | lavabo, lavamanos | lavandino, lavabo | lavatório, pia | wastafel | umywalka | lavabo | 洗手盆
tap | Armatur, Wasserhahn | robinet, robinetterie | grifo, grifería | rubinetto, rubinetteria | torneira | kraan | kran, bateria | musluk, batarya | 龙头
toilet | Toilette, WC | toilettes | inodoro, aseo | gabinetto | sanita, vaso sanitário | toilet | toaleta | tuvalet | 厕所
hallway | Flur, Diele | couloir, entrée | pasillo, recibidor | corridoio, ingresso | corredor, hall | gang, hal | przedpokój, korytarz | koridor, antre | 走廊, 玄关
staircase | Treppe, Treppenhaus, Stufe | escalier | escalera | scala, scale | escada | trap, trappenhuis | schody, klatka schodowa | merdiven | 楼梯
wardrobe | Kleiderschrank, Schrank | armoire, penderie, dressing | armario, ropero, vestidor | armadio, guardaroba | armário, guarda-roupa, roupeiro | kast, kledingkast | szafa, garderoba | dolap, gardırop | 衣柜, 衣帽间
storage | Stauraum, Abstellraum, Aufbewahrung | rangement | almacenaje, almacenamiento | contenitore, ripostiglio | arrumação, armazenamento | opbergruimte, berging | schowek, przechowywanie | depolama, saklama | 收纳, 储物
shelf | Regal, Regale | étagère | estante, estantería, repisa | scaffale, mensola | prateleira, estante | plank, schap | półka, regał | raf | 架子, 书架
book | Buch, Bücher | livre | libro | libro | livro | boek | książka, książki | kitap | 书
shoe | Schuh | chaussure | zapato | scarpa, scarpe | sapato | schoen | buty, but | ayakkabı | 鞋
made to measure | maßgefertigt, nach Maß | sur mesure | a medida | su misura | sob medida, por medida | op maat, maatwerk | na wymiar | ısmarlama, özel yapım | 定制
built-in furniture | Einbau, Einbaumöbel | meuble encastré | mueble empotrado | mobile a muro | móvel embutido | inbouwkast | zabudowa | gömme dolap | 嵌入式家具
joinery | Tischler, Schreiner, Tischlerei | menuiserie, ébénisterie | carpintería, ebanistería | falegnameria | marcenaria, carpintaria | timmerwerk, meubelmaker | stolarka, stolarz | marangoz | 木工
home office | Arbeitszimmer, Heimbüro, Homeoffice | bureau à domicile, télétravail, télétravaille | despacho, teletrabajo | smart working, studio in casa | escritório em casa, teletrabalho | thuiskantoor, thuiswerken | gabinet, praca zdalna | çalışma odası, ev ofisi | 书房, 居家办公
office | Büro | bureau, bureaux | oficina | ufficio | escritório | kantoor | biuro | ofis, büro | 办公室, 办公
open-plan office | Großraumbüro | bureau ouvert, open space | oficina abierta | ufficio open space | escritório aberto | kantoortuin | biuro open space | açık ofis | 开放式办公
meeting room | Besprechungsraum, Sitzungszimmer | salle de réunion | sala de reuniones | sala riunioni | sala de reuniões | vergaderzaal, vergaderruimte | sala konferencyjna | toplantı odası | 会议室
phone booth | Telefonzelle, Telefonkabine | cabine téléphonique | cabina telefónica | cabina telefonica | cabine telefónica | telefooncel, belcel | budka telefoniczna | telefon kabini | 电话亭
workplace desk | Arbeitsplatz, Arbeitsplätze, Schreibtisch | poste de travail | puesto de trabajo, escritorio | postazione, scrivania | posto de trabalho, secretária | werkplek, bureau | miejsce pracy, biurko | masa, çalışma masası | 书桌, 工位
work | arbeiten, Arbeit | travailler, travail | trabajar, trabajo | lavorare, lavoro | trabalhar, trabalho | werken, werk | pracować, praca | çalışmak, iş | 工作
retreat | Rückzug, Rückzugsort | coin calme, refuge | refugio, retiro | rifugio | refúgio | terugtrekplek | zacisze | dinlenme köşesi | 静修
corner | Ecke | coin | rincón, esquina | angolo | canto, recanto | hoek, hoekje | kącik, róg | köşe | 角落
place | Platz, Plätze, Ort | place, endroit, lieu | lugar, sitio | posto, luogo | lugar | plek, plaats | miejsce | yer | 地方, 空间
studio flat | Einzimmerwohnung | studio, petit studio | estudio, monoambiente | monolocale | estúdio, kitnet | studio | kawalerka | stüdyo daire | 单间, 一居室
apartment | Wohnung, Appartement | appartement | piso, apartamento, departamento | appartamento | apartamento | appartement, flat | mieszkanie, apartament | daire, apartman | 公寓
house | Haus, Wohnhaus | maison | casa | casa | casa, moradia | huis, woning | dom | ev | 房子, 住宅, 别墅
holiday home | Ferienhaus, Ferienwohnung | maison de vacances | casa de vacaciones | casa vacanze | casa de férias | vakantiehuis | dom wakacyjny, domek letniskowy | yazlık | 度假屋
country house | Landhaus, Bauernhaus | maison de campagne, ferme, mas | casa de campo, masía, cortijo, finca | casale, cascina, casa di campagna | casa de campo, quinta | boerderij, landhuis | dom wiejski, dworek, gospodarstwo | çiftlik evi, köy evi | 农舍, 乡村
rural | ländlich | rural, champêtre | rural | rurale, rustico | rural | landelijk | wiejski | kırsal | 乡村
barn, stable | Stall, Scheune | grange, étable, écurie | granero, establo | fienile, stalla | celeiro, estábulo | schuur, stal | stodoła, stajnia, obora | ahır, ambar | 谷仓
attic | Dachboden, Dachgeschoss, Dachschräge | grenier, combles, sous les toits | ático, buhardilla, desván | mansarda, soffitta, sottotetto | sótão | zolder | poddasze, strych | çatı katı | 阁楼
sloping ceiling | Schräge | pente, soupente | techo inclinado | tetto spiovente | teto inclinado | schuin dak | skos, skosy | eğimli tavan | 斜顶
basement | Keller, Untergeschoss | cave, sous-sol | sótano | cantina, seminterrato | cave, porão | kelder, souterrain | piwnica | bodrum | 地下室
wine cellar | Weinkeller, Weingut | cave à vin, chai, domaine viticole | bodega | cantina vinicola, enoteca | adega | wijnkelder | winiarnia, winnica | şarap mahzeni | 酒窖
wine | Wein | vin | vino | vino | vinho | wijn | wino | şarap | 葡萄酒
wine tasting | Weinprobe | dégustation | cata, degustación | degustazione | prova de vinhos, degustação | wijnproeverij | degustacja | şarap tadımı | 品酒
loft | Loft | loft | loft | loft | loft | loft | loft | loft | 阁楼公寓
mezzanine | Galerie, Zwischengeschoss | mezzanine | altillo, entreplanta | soppalco | mezanino | entresol, vide | antresola | asma kat | 夹层
factory | Fabrik | usine, fabrique | fábrica, nave | fabbrica | fábrica | fabriek | fabryka | fabrika | 工厂, 厂房
garden | Garten | jardin | jardín | giardino | jardim | tuin | ogród | bahçe | 花园, 庭院
courtyard | Hof, Innenhof | cour | patio | cortile | pátio | binnenplaats, hof | dziedziniec, podwórko | avlu | 院子, 天井
terrace | Terrasse | terrasse | terraza | terrazza | terraço, varanda | terras | taras | teras | 露台
roof terrace | Dachterrasse | toit-terrasse, rooftop | azotea | terrazza sul tetto | terraço na cobertura | dakterras | taras na dachu | çatı terası | 屋顶露台
balcony | Balkon | balcon | balcón | balcone | varanda, sacada | balkon | balkon | balkon | 阳台
roof | Dach | toit, toiture | techo, tejado, cubierta | tetto | telhado | dak | dach | çatı | 屋顶
pool | Schwimmbad, Pool | piscine | piscina, alberca | piscina | piscina | zwembad | basen | havuz | 泳池
plant | Pflanze, bepflanzen | plante, plantation | planta | pianta, piante | planta | plant, beplanting | roślina, rośliny | bitki | 植物
aromatic herbs | Kräuter | plantes aromatiques, herbes | plantas aromáticas, hierbas | erbe aromatiche | ervas aromáticas | kruiden | zioła | aromatik bitkiler | 香草
tree | Baum, Bäume | arbre | árbol | albero, alberi | árvore | boom, bomen | drzewo, drzewa | ağaç | 树
flower | Blume | fleur | flor | fiore, fiori | flor | bloem | kwiat, kwiaty | çiçek | 花
planter tub | Kübel, Pflanzkübel | bac, jardinière | maceta, jardinera | fioriera, vaso | floreira, vaso | plantenbak, bak, bakken | donica | saksı | 花盆
lawn | Rasen | pelouse, gazon | césped | prato | relva, gramado | gazon | trawnik | çim | 草坪
without irrigation | ohne Bewässerung | sans arrosage | sin riego | senza irrigazione | sem rega | zonder bewatering | bez podlewania | sulamasız | 免灌溉
watering | Bewässerung, gießen | arrosage | riego | irrigazione | rega | bewatering | podlewanie, nawadnianie | sulama | 浇水
slope | Hang, Hanglage, Gefälle | pente, talus | pendiente, ladera | pendio | encosta, declive | helling | skarpa, stok | yamaç, eğim | 坡地
ground plot | Grundstück, Gelände | terrain | terreno, parcela | terreno | terreno | perceel, terrein | działka | arsa, arazi | 地块
sun | Sonne | soleil | sol | sole | sol | zon | słońce | güneş | 阳光
shade | Schatten | ombre | sombra | ombra | sombra | schaduw | cień | gölge | 阴凉
wind | Wind | vent | viento | vento | vento | wind | wiatr | rüzgar | 风
water | Wasser | eau | agua | acqua | água | water | woda | su | 水
sound of water, fountain | Brunnen | fontaine, bruit d'eau | fuente | fontana | fonte, chafariz | fontein | fontanna | çeşme, fıskiye | 流水声, 流水, 喷泉
outdoor | draußen, Außen | extérieur, dehors | exterior, fuera, aire libre | esterno, aperto | exterior, ar livre | buiten | na zewnątrz, zewnętrzny | dış mekan, açık hava | 户外, 室外
barbecue | Grill, grillen | barbecue | barbacoa, asador, parrilla | barbecue, griglia | churrasqueira, churrasco | barbecue, barbecueën | grill | barbekü, mangal | 烧烤
pergola | Pergola, Laube | pergola, tonnelle | pérgola | pergola, pergolato | pérgola | pergola | pergola, altana | pergola, çardak | 凉棚
facade | Fassade | façade | fachada | facciata | fachada | gevel | elewacja, fasada | cephe | 外立面, 立面
exterior facade | Außenfassade | façade extérieure | fachada exterior | facciata esterna | fachada exterior | buitengevel | elewacja zewnętrzna | dış cephe | 外墙
insulation | Dämmung, Isolierung | isolation | aislamiento | isolamento, coibentazione | isolamento | isolatie | ocieplenie, izolacja | yalıtım, mantolama | 保温, 隔热
window | Fenster | fenêtre | ventana | finestra | janela | raam, ramen | okno, okna | pencere | 窗
window frames | Fensterrahmen | menuiseries | carpintería exterior | infissi, serramenti | caixilhos, esquadrias | kozijn | ramy okienne | doğrama | 门窗
shop window | Schaufenster | vitrine | escaparate | vetrina | montra, vitrine | etalage | witryna | vitrin | 橱窗
shutter | Fensterladen | volet, persienne | persiana, contraventana | persiana, imposta | persiana, portada | luik, luiken | okiennica | panjur, kepenk | 百叶窗
sun shading | Sonnenschutz | brise-soleil, pare-soleil | parasol, protección solar | frangisole, schermatura | brise, quebra-sol | zonwering | osłona przeciwsłoneczna | güneş kırıcı, gölgelik | 遮阳
air conditioning | Klimaanlage | climatisation, clim | aire acondicionado | aria condizionata, climatizzatore | ar condicionado | airco | klimatyzacja | klima | 空调
outdoor unit | Außengerät | unité extérieure | unidad exterior | unità esterna | unidade exterior | buitenunit | jednostka zewnętrzna | dış ünite, dış üniteleri | 外机
earthquake | Erdbeben | séisme | terremoto, sismo | terremoto, sismico | sismo, terremoto | aardbeving | trzęsienie ziemi | deprem | 地震
strengthening | Verstärkung | renforcement | refuerzo | rinforzo, consolidamento | reforço | versterking | wzmocnienie | güçlendirme | 加固
load capacity | Tragfähigkeit, Traglast | portance, charge | carga | portata | capacidade de carga | draagkracht, draagvermogen | nośność | taşıma kapasitesi | 承重
building block | Wohnblock, Gebäude, Block | immeuble, bâtiment | edificio, bloque | edificio, palazzo, condominio | prédio, edifício | gebouw, flatgebouw | blok, budynek, kamienica | bina, blok | 楼, 大楼
listed historic building | Denkmal, denkmalgeschützt, Denkmalamt, Altbau | monument historique, classé | patrimonio, edificio protegido | vincolato, vincolo, bene culturale, Soprintendenza | património, classificado, tombado | monument, rijksmonument | zabytek, zabytkowy, konserwator | tarihi eser, tescilli | 文物, 历史建筑
historic | historisch, alt, antik | historique, ancien, ancienne | histórico, antiguo, antigua | storico, storica, antico, antica, d'epoca | histórico, antigo, antiga | historisch, oud, oude | historyczny, stary | tarihi, eski | 古老, 老
restore | restaurieren, Restaurierung | restaurer, restauration | restaurar, restauración | restauro, restaurare, recuperare | restaurar, restauro, recuperar | restaureren, restauratie | odrestaurować, renowacja | restorasyon, restore | 修复
renovate | renovieren, sanieren, Sanierung, Umbau, Renovierung | rénover, rénovation, travaux | reformar, reforma, renovar | ristrutturare, ristrutturazione, rinnovare | remodelar, remodelação, reformar, reforma, renovar | renoveren, verbouwen, verbouwing, renovatie | remont, remontować, odświeżyć | yenileme, yenilenecek, tadilat, renovasyon | 装修, 翻新, 改造
convert | umbauen, umnutzen, wird zu | transformer, reconvertir | convertir, transformar | trasformare, convertire | transformar, converter | ombouwen, verbouwen tot | przebudować, przerobić | dönüştürmek, dönüşüm | 改建
new building | Neubau | construction neuve | obra nueva, construcción nueva | nuova costruzione | construção nova | nieuwbouw | nowy dom, nowe budownictwo | yeni yapı, yeni bina | 新建
design | Gestaltung, Entwurf, gestalten | conception, aménagement, design | diseño, diseñar | progetto, progettazione | projeto, design | ontwerp, inrichting | projekt, aranżacja, wnętrza | tasarım, tasarımı | 设计
interior | Innen, Innenraum | intérieur | interior | interno, interni | interior | interieur, binnen | wnętrze | iç mekan, iç | 室内
furniture | Möbel | meuble, mobilier | mueble, muebles, mobiliario | mobile, mobili, arredo, arredamento | móvel, móveis, mobília | meubel, meubels | meble | mobilya | 家具
sofa | Sofa, Couch | canapé, sofa | sofá | divano | sofá | bank, sofa | kanapa, sofa | kanepe, koltuk | 沙发
armchair | Sessel | fauteuil | sillón, butaca | poltrona | poltrona, cadeirão | fauteuil | fotel | koltuk, berjer | 扶手椅
chair | Stuhl, Stühle | chaise | silla | sedia, sedie | cadeira | stoel | krzesło, krzesła | sandalye | 椅子
table | Tisch | table | mesa | tavolo, tavoli, tavola | mesa | tafel | stół, stolik | masa | 桌子
bed | Bett | lit | cama | letto, letti | cama | bed | łóżko, łóżka | yatak | 床
fold-away bed | Klappbett, Schrankbett | lit escamotable, lit rabattable | cama abatible | letto a scomparsa | cama rebatível, cama embutida | opklapbed | łóżko chowane | katlanır yatak | 折叠床, 隐形床
bench | Bank, Sitzbank | banc, banquette | banco | panca, panchina | banco | zitbank | ławka | bank, oturma bankı | 长凳
lamp | Lampe, Leuchte | lampe, luminaire | lámpara | lampada | candeeiro, luminária | lamp | lampa | lamba | 灯
chandelier | Kronleuchter | lustre | araña | lampadario | lustre | kroonluchter | żyrandol | avize | 吊灯
mirror | Spiegel | miroir | espejo | specchio | espelho | spiegel | lustro | ayna | 镜子
curtain | Vorhang, Vorhänge, Gardine | rideau | cortina | tenda, tende | cortina, cortinado | gordijn | zasłona, zasłony, firanka | perde | 窗帘
carpet | Teppich | tapis, moquette | alfombra | tappeto | tapete | tapijt, vloerkleed | dywan | halı | 地毯
wallpaper | Tapete | papier peint | papel pintado, papel tapiz | carta da parati | papel de parede | behang | tapeta | duvar kağıdı | 墙纸, 壁纸
picture | Bild, Bilder, Gemälde | tableau, image | cuadro | quadro, quadri | quadro | schilderij | obraz, obrazy | tablo, resim | 画
textile | Stoff, Textilien | tissu, textile | tela, textil | tessuto, stoffa | tecido | stof, textiel | tkanina | kumaş, tekstil | 织物, 布艺
travel souvenirs | Reise, Reisen | voyage | viaje | viaggio, viaggi | viagem, viagens | reis | podróż, podróże | seyahat | 旅行
cushion | Kissen | coussin | cojín, almohadón | cuscino | almofada | kussen | poduszka | yastık, minder | 靠垫
floor | Boden, Fußboden | sol, plancher | suelo, piso | pavimento | chão, pavimento, piso | vloer | podłoga | zemin, döşeme | 地板
parquet | Parkett | parquet | parqué, parquet | parquet | parquet, taco | parket | parkiet | parke | 木地板
tile | Fliese, Fliesen, Kachel | carrelage, carreau | azulejo, baldosa | piastrella, piastrelle | azulejo, ladrilho | tegel, tegels | płytki, płytka, kafelki | karo, fayans, çini | 瓷砖
wall | Wand, Wände, Mauer | mur, paroi | pared, muro | parete, muro, pareti | parede | muur, wand | ściana, ściany | duvar | 墙
ceiling | Decke | plafond | techo | soffitto, soffitti | teto | plafond | sufit | tavan | 天花板
painted ornamented ceiling | Stuckdecke | plafond peint, moulures | techo decorado, artesonado | soffitti decorati, soffitto affrescato | teto pintado | stucplafond | sufit zdobiony, sztukateria | süslü tavan, kalem işi | 彩绘天花板
brick vaults | Backsteingewölbe | voûtes en brique | bóveda de ladrillo | soffitti in mattoni, volta in mattoni | abóbada de tijolo | gewelf | sklepienie ceglane | tuğla tonoz | 砖拱
vault | Gewölbe | voûte | bóveda | volta, volte | abóbada | gewelf | sklepienie | tonoz | 拱顶
dome | Kuppel | coupole, dôme | cúpula | cupola | cúpula | koepel | kopuła | kubbe | 圆顶
beam | Balken | poutre | viga | trave, travi | viga | balk, balken | belka, belki | kiriş | 横梁
column | Säule | colonne | columna | colonna | coluna | zuil | kolumna | sütun | 柱子
door | Tür, Türen | porte | puerta | porta, porte | porta | deur | drzwi | kapı | 门
fireplace | Kamin | cheminée, foyer | chimenea | camino, caminetto | lareira | open haard, haard | kominek | şömine | 壁炉
stove | Kaminofen, Kachelofen | poêle | estufa | stufa | salamandra, fogão a lenha | kachel | koza, piec kaflowy | soba | 火炉
wood | Holz, hölzern | bois | madera | legno | madeira | hout | drewno, drewniany | ahşap | 木, 木头
light wood | helles Holz | bois blond, bois clair | madera clara | legno chiaro | madeira clara | licht hout | jasne drewno | açık renk ahşap | 浅色木
wooden lattice | Holzgitter | claustra en bois | celosía de madera | grata in legno | treliça de madeira | houten rooster | drewniana kratka | ahşap kafes | 木格栅
oak | Eiche | chêne | roble | rovere, quercia | carvalho | eik, eiken | dąb | meşe | 橡木
walnut | Nussbaum | noyer | nogal | noce | nogueira | noten | orzech | ceviz | 胡桃木
bamboo blinds | Bambusrollo | store en bambou | persiana de bambú | tenda in bambù | persiana de bambu | bamboe rolgordijn | roleta bambusowa | bambu perde | 竹帘
bamboo | Bambus | bambou | bambú | bambù | bambu | bamboe | bambus | bambu | 竹
rattan | Rattan | rotin, osier | ratán, mimbre | rattan, vimini | rattan, vime | rotan, riet | rattan, wiklina | rattan, hasır | 藤
stone | Stein | pierre | piedra | pietra | pedra | steen, natuursteen | kamień | taş | 石, 石头
natural stone | Naturstein | pierre naturelle | piedra natural | pietra naturale | pedra natural | natuursteen | kamień naturalny | doğal taş | 天然石材
marble | Marmor | marbre | mármol | marmo | mármore | marmer | marmur | mermer | 大理石
veined | geädert | veiné, marbré | veteado | venato | com veios | geaderd | żyłkowany | damarlı | 纹理
brick | Ziegel, Backstein | brique | ladrillo | mattone, mattoni | tijolo | baksteen | cegła | tuğla | 砖
exposed brick | Sichtmauerwerk | brique apparente | ladrillo visto | mattoni a vista | tijolo à vista | zichtbare baksteen | odsłonięta cegła | çıplak tuğla | 裸露砖墙
concrete | Beton | béton | hormigón, concreto, cemento | cemento, calcestruzzo | betão, concreto | beton | beton | beton | 混凝土, 水泥
plaster | Putz | enduit, plâtre | yeso, revoque | intonaco | reboco, estuque | stucwerk, pleister | tynk | sıva | 灰泥
lime | Kalk | chaux | cal | calce | cal | kalk | wapno | kireç | 石灰
whitewashed | gekalkt, weiß getüncht | blanchi à la chaux | encalado, encalada, encaladas | imbiancato a calce | caiado, caiada | witgekalkt | bielony | badanalı, kireç badana | 白墙
clay | Lehm | terre crue, argile | barro, arcilla, adobe | argilla, terra cruda | argila, barro | leem, klei | glina | kil, kerpiç | 泥土
terracotta | Terrakotta | terre cuite, tomettes | terracota | cotto, terracotta | terracota | terracotta | terakota | terrakota | 陶土
glass | Glas | verre | vidrio, cristal | vetro | vidro | glas | szkło | cam | 玻璃
metal | Metall | métal | metal | metallo | metal | metaal | metal | metal | 金属
iron | Eisen | fer, fer forgé | hierro | ferro | ferro | ijzer | żelazo | demir | 铁
steel | Stahl | acier | acero | acciaio | aço | staal | stal | çelik | 钢
brass | Messing | laiton | latón | ottone | latão | messing | mosiądz | pirinç | 黄铜
copper | Kupfer | cuivre | cobre | rame | cobre | koper | miedź | bakır | 铜
gold | Gold, golden | or, doré | oro, dorado | oro, dorato | ouro, dourado | goud, gouden | złoto, złoty | altın | 金色
pipe | Rohr, Rohre, Leitungen | tuyau | tubería, tubo | tubo, tubi, tubazione | cano, tubo | leiding, buis | rura, rury | boru | 管道
visible | sichtbar, sichtbare | visible, apparent | visto, a la vista | a vista, visibile | à vista, aparente, aparentes | zichtbaar | widoczny, odsłonięty | görünür, açıkta | 可见, 裸露
hidden | versteckt, unsichtbar | caché, invisible | oculto, escondido | nascosto, a scomparsa | escondido, oculto | verborgen | ukryty | gizli, gizlensin, gizlenmiş | 隐藏
leather | Leder | cuir | cuero, piel | pelle, cuoio | couro | leer | skóra | deri | 皮革
velvet | Samt | velours | terciopelo | velluto | veludo | fluweel | aksamit | kadife | 丝绒, 天鹅绒
linen | Leinen | lin | lino | lino | linho | linnen | len | keten | 亚麻
wool | Wolle | laine | lana | lana | lã | wol | wełna | yün | 羊毛
rope | Seil, Tau | corde | cuerda | corda | corda | touw | lina, sznur | halat | 绳
white | weiß | blanc, blanche | blanco, blanca | bianco, bianca | branco, branca | wit, witte | biały, biel | beyaz | 白色, 白
black | schwarz | noir, noire | negro, negra | nero, nera | preto, preta | zwart, zwarte | czarny, czerń | siyah | 黑色, 黑
grey | grau | gris, grise | gris | grigio, grigia | cinza, cinzento | grijs, grijze | szary | gri | 灰色
blue | blau | bleu, bleue | azul, azules | blu, azzurro | azul | blauw, blauwe | niebieski | mavi | 蓝色
green | grün, Grün | vert, verte, verdure | verde | verde | verde | groen | zielony, zieleń | yeşil | 绿色
red | rot | rouge | rojo, roja | rosso, rossa | vermelho | rood, rode | czerwony | kırmızı | 红色
yellow | gelb | jaune | amarillo | giallo | amarelo | geel | żółty | sarı | 黄色
brown | braun | marron, brun | marrón, café | marrone | castanho, marrom | bruin | brązowy | kahverengi | 棕色
beige | beige | beige | beige | beige | bege | beige | beżowy | bej | 米色
colour | Farbe, farbig, bunt | couleur, coloré | color, colores, colorido | colore, colori, colorato | cor, cores, colorido | kleur, kleurig, kleurrijk | kolor, kolory, kolorowy | renk, renkli | 颜色, 色彩
bold | gewagt, mutig, kräftig | audacieux, osé | atrevido, atrevida, audaz | audace, vivace | ousado, arrojado | gedurfd | odważny, śmiały | cesur, iddialı | 大胆
soft | weich, sanft | doux, douce | suave, blando | morbido, tenue | suave, macio | zacht, zachte | miękki, łagodny | yumuşak | 柔和, 柔软
bright | hell, lichtdurchflutet | clair, claire, lumineux | luminoso, claro, clara | luminoso, chiaro | luminoso, claro | licht, lichte | jasny, jasne | aydınlık, ferah | 明亮
dark | dunkel | sombre, foncé | oscuro | scuro, buio | escuro | donker, donkere | ciemny | karanlık, koyu | 深色, 暗
light | Licht | lumière, éclairage | luz, iluminación | luce, illuminazione | luz, iluminação | verlichting | światło, oświetlenie | ışık, aydınlatma | 光, 灯光, 采光
warm | warm, Wärme, gemütlich | chaleureux, chaude | cálido, acogedor | caldo, accogliente | quente, acolhedor, aconchegante | warm, warme, gezellig | ciepły, przytulny | sıcak | 温馨, 温暖
homely | wohnlich | chaleureux, comme à la maison | hogareño | casalingo | caseiro | huiselijk | domowy | ev gibi | 居家
atmosphere | Stimmung, Atmosphäre | ambiance, atmosphère | ambiente | atmosfera, ambiente | ambiente, atmosfera | sfeer | nastrój, klimat | atmosfer, hava | 氛围
quiet | ruhig, leise, Ruhe, beruhigen | calme, silencieux | tranquilo, silencioso | tranquillo, silenzioso | calmo, tranquilo, silencioso | rustig, stil, stilte | cichy, spokojny | sessiz, sakin | 安静, 宁静
noisy | laut, Lärm | bruyant, bruit | ruidoso, ruido | rumoroso, rumore | barulhento, ruído, barulho | lawaaiig, geluid, lawaai | głośny, hałas | gürültülü, gürültü | 噪音, 吵
reduce | reduzieren, verringern | réduire | reducir | ridurre | reduzir | verminderen | zmniejszyć | azaltmak | 减少
simple | einfach, schlicht | simple, sobre | sencillo, simple | semplice, sobrio | simples | eenvoudig, sober | prosty | sade, basit | 简单, 朴素, 简约
natural | natürlich, Natur | naturel, nature | natural | naturale | natural | natuurlijk | naturalny | doğal | 自然
ecological | ökologisch, nachhaltig | écologique, durable | ecológico, sostenible | ecologico, sostenibile | ecológico, sustentável | ecologisch, duurzaam | ekologiczny | ekolojik | 环保, 生态
modern | modern, zeitgemäß | moderne, contemporain | moderno, contemporáneo | moderno, contemporaneo | moderno, contemporâneo | modern, eigentijds | nowoczesny, współczesny | modern, çağdaş | 现代
traditional | traditionell, klassisch | traditionnel, classique | tradicional, clásico | tradizionale, classico | tradicional, clássico | traditioneel, klassiek | tradycyjny, klasyczny | geleneksel, klasik | 传统, 古典
minimalist | minimalistisch | minimaliste, épuré | minimalista | minimalista, essenziale | minimalista | minimalistisch, strak | minimalistyczny | minimalist | 极简
industrial | industriell | industriel | industrial | industriale | industrial | industrieel | industrialny, przemysłowy | endüstriyel | 工业风, 工业
rustic | rustikal | rustique | rústico | rustico | rústico | rustiek | rustykalny | rustik | 质朴
scandinavian | skandinavisch, nordisch | scandinave, nordique | escandinavo, nórdico | scandinavo, nordico | escandinavo, nórdico | scandinavisch | skandynawski | iskandinav | 北欧
mediterranean | mediterran | méditerranéen | mediterráneo | mediterraneo | mediterrâneo | mediterraan | śródziemnomorski | akdeniz | 地中海
luxury | luxuriös, Luxus, edel | luxe, luxueux, haut de gamme | lujo, lujoso, alta gama | lusso, lussuoso, di pregio | luxo, luxuoso | luxe, luxueus | luksusowy, luksus | lüks | 豪华, 奢华
elegant | elegant | élégant | elegante | elegante, raffinato | elegante | elegant, stijlvol | elegancki | şık, zarif | 优雅
cheap | günstig, billig, preiswert | pas cher, économique, bon marché | barato, económico | economico, poco costoso | barato, económico | goedkoop, voordelig | tani, tanio | ucuz, uygun fiyatlı | 便宜, 经济
fast | schnell | rapide, rapidement, vite | rápido | veloce, rapido | rápido | snel | szybko, szybki | hızlı | 快速
fresh | frisch | frais, fraîche | fresco | fresco | fresco | fris | świeży, świeżo | taze, ferah | 清新
hard-wearing | robust, strapazierfähig, widerstandsfähig | résistant, solide, robuste | resistente, que aguanten | resistente, robusto | resistente | slijtvast, stevig | odporny, odporne, wytrzymały | dayanıklı | 耐用
small | klein | petit, petite | pequeño, pequeña | piccolo, piccola | pequeno, pequena | klein, kleine | mały, małe, mała | küçük | 小
large | groß, große | grand, grande | grande | grande | grande, grandes | groot, grote | duży, duże | büyük | 大
narrow | schmal, eng | étroit | estrecho, angosto | stretto | estreito | smal | wąski | dar | 窄
high | hoch | haut | alto | alto | alto | hoog | wysoki | yüksek | 高
low | niedrig | bas, basse | bajo | basso | baixo | laag | niski | alçak | 低
round | rund, abgerundet | rond, arrondi | redondo | rotondo | redondo | rond | okrągły, zaokrąglony | yuvarlak | 圆, 圆角
central | Mitte, mitten | centre, milieu | centro, medio | centro, mezzo | centro, meio | midden | środek, środku | orta, merkez | 中央
open | offen | ouvert | abierto | aperto | aberto | open | otwarty | açık | 开放
safe | sicher | sûr, sécurité | seguro | sicuro | seguro | veilig | bezpieczny | güvenli | 安全
wheelchair | Rollstuhl | fauteuil roulant | silla de ruedas | sedia a rotelle, carrozzina | cadeira de rodas | rolstoel | wózek inwalidzki | tekerlekli sandalye | 轮椅
barrier-free accessible | barrierefrei, behindertengerecht, altersgerecht | accessible, PMR, adapté | accesible, sin barreras | accessibile, senza barriere | acessível | drempelvrij, toegankelijk | bez barier, dostosowany | engelsiz, erişilebilir | 无障碍
grab rail | Haltegriff, Haltegriffe | barre d'appui | asidero, barra de apoyo | maniglione | barra de apoio | handgreep, beugel | uchwyt, poręcz | tutunma barı | 扶手
carer | Pfleger, Pflegerin, Pflege | aide-soignant, soignant | cuidador, cuidadora | badante, assistente | cuidador, cuidadora | verzorger, verzorgster | opiekun, opiekunka | bakıcı | 护理
elderly parents | Senioren, Eltern, Vater, Mutter | personnes âgées, parents | ancianos, mayores, padres | anziani, genitori | idosos, pais | ouderen, ouders | seniorzy, rodzice | yaşlı, anne baba | 老人
child | Kind, Kinder | enfant | niño, niña, niños | bambino, bambini | criança | kind, kinderen | dziecko, dzieci | çocuk | 孩子, 儿童
baby | Baby | bébé | bebé | neonato | bebê, bebé | baby | niemowlę | bebek | 婴儿
play | spielen, Spiel | jouer, jeu | jugar, juego | giocare, gioco | brincar | spelen | zabawa, bawić | oyun | 玩耍, 游戏
climb | klettern | grimper, escalade | trepar, escalar | arrampicare | escalar, trepar | klimmen | wspinaczka | tırmanma | 攀爬
hide | verstecken | se cacher, cachette | esconderse, escondite | nascondersi | esconder | verstoppen | chować | saklanma | 躲藏
nap | Mittagsschlaf, schlafen | sieste, dormir | siesta, dormir | dormire, sonnellino | sesta, dormir | slapen, dutje | drzemka, spać | uyku, uyumak | 午睡, 睡觉
kindergarten | Kindergarten, Kita, Krippe | crèche, maternelle, jardin d'enfants | guardería, jardín de infancia | asilo, scuola materna | creche, jardim de infância | kinderdagverblijf, kleuterschool | przedszkole, żłobek | anaokulu, kreş | 幼儿园, 托儿所
school | Schule | école, collège, lycée | escuela, colegio | scuola | escola | school | szkoła | okul | 学校
classroom | Klassenzimmer | salle de classe | aula | aula | sala de aula | klaslokaal | klasa | sınıf | 教室
library | Bibliothek, Bücherei | bibliothèque, médiathèque | biblioteca | biblioteca | biblioteca | bibliotheek | biblioteka | kütüphane | 图书馆
restaurant | Restaurant, Gaststätte, Wirtshaus, Lokal | restaurant, bistrot, brasserie | restaurante | ristorante, trattoria, osteria, locale | restaurante | restaurant, eetcafé | restauracja | restoran, lokanta | 餐馆, 餐厅, 饭店
café | Café, Kaffee | café, coin café | cafetería, café | caffè, caffetteria | café, cafetaria | koffiebar, café, koffie | kawiarnia, kawa | kafe, kahve | 咖啡馆, 咖啡店
bakery | Bäckerei, Konditorei | boulangerie, pâtisserie | panadería, pastelería | panificio, panetteria, pasticceria | padaria, pastelaria, confeitaria | bakkerij | piekarnia, cukiernia | pastane, fırıncı | 面包店
bread | Brot | pain | pan | pane | pão | brood | chleb | ekmek | 面包
bar | Bar, Kneipe | bar | bar, coctelería | bar | bar | bar, kroeg | bar | bar | 酒吧
tea room | Teehaus, Teestube | salon de thé | salón de té | sala da tè | salão de chá | theehuis | herbaciarnia | çay evi, çayhane | 茶室
tea | Tee | thé | té | tè | chá | thee | herbata | çay | 茶
sit on the floor | auf dem Boden sitzen | s'asseoir par terre | sentarse en el suelo | sedersi a terra | sentar no chão | op de grond zitten | siedzieć na podłodze | yerde oturmak | 席地而坐
guest | Gast, Gäste | invité, client | huésped, invitado | ospite, ospiti | hóspede, convidado | gast, gasten | gość, goście | misafir, konuk | 客人
hotel | Hotel, Pension, Gasthaus | hôtel, auberge, chambre d'hôtes | hotel, hostal, posada | albergo, hotel, locanda | hotel, pousada | hotel, herberg | hotel, pensjonat | otel, pansiyon | 酒店, 民宿, 旅馆
guest rooms | Gästezimmer | chambres d'hôtes | habitaciones de huéspedes | camere per ospiti | quartos de hóspedes, quartos | gastenkamers | pokoje gościnne | misafir odaları | 客房
rural tourism guesthouse | Urlaub auf dem Bauernhof | gîte, tourisme rural | turismo rural, casa rural | agriturismo | turismo rural, agroturismo | agrotoerisme | agroturystyka | agroturizm, köy pansiyonu | 乡村旅游
spa | Wellness, Spa | spa, bien-être | spa, balneario | spa, benessere, terme | spa, termas | wellness, spa | spa | spa | 水疗
sauna | Sauna | sauna | sauna | sauna | sauna | sauna | sauna | sauna | 桑拿
turkish bath | Hamam | hammam, bain turc | baño turco, hamam | bagno turco, hammam | banho turco, hammam | hamam | łaźnia turecka, hammam | hamam | 土耳其浴
heated stone platform | Nabelstein | pierre chauffante | piedra caliente | pietra riscaldata | pedra aquecida | warme steen | podgrzewany kamień | göbek taşı | 热石台
relaxation room | Ruheraum, entspannen | salle de repos, détente | sala de relajación, descanso | sala relax, relax | sala de relaxamento, descanso | rustruimte, ontspanning | relaks, strefa relaksu | dinlenme, dinlenme bölümü | 休息, 放松
massage | Massage | massage | masaje | massaggio | massagem | massage | masaż | masaj | 按摩
gym | Fitnessstudio, Fitness | salle de sport | gimnasio | palestra | ginásio, academia | sportschool, fitness | siłownia | spor salonu | 健身房, 健身
changing room | Umkleide | vestiaire, cabine | vestuario, probador | spogliatoio, camerino | vestiário, provador | kleedkamer, paskamer | szatnia, przymierzalnia | soyunma odası | 更衣室, 试衣间
shop | Laden, Geschäft | boutique, magasin | tienda, comercio, boutique | negozio, bottega, boutique | loja, boutique | winkel, boetiek | sklep, butik | mağaza, dükkan, butik | 商店, 店铺, 精品店
clothing | Kleidung, Mode | vêtement, mode | ropa, moda | abbigliamento, moda, vestiti | roupa, moda | kleding, mode | odzież, ubrania, moda | giyim, moda | 服装
medical practice | Praxis, Arztpraxis | cabinet médical, cabinet | consultorio, consulta | studio medico, ambulatorio | consultório | praktijk | gabinet lekarski, przychodnia | muayenehane, klinik | 诊所
dentist | Zahnarzt, Zahnarztpraxis | dentiste, dentaire | dentista, dental | dentista, dentistico | dentista | tandarts | dentysta, stomatolog | diş hekimi, dişçi | 牙科, 牙医
patient | Patient | patient | paciente | paziente, pazienti | paciente | patiënt | pacjent, pacjenci | hasta | 患者
workshop | Werkstatt, Atelier | atelier | taller | laboratorio, officina | oficina, ateliê | werkplaats, atelier | warsztat, pracownia | atölye | 工作室, 作坊
museum | Museum, Ausstellung | musée, exposition | museo, exposición | museo, mostra | museu, exposição | museum, tentoonstelling | muzeum, wystawa | müze, sergi | 博物馆, 展览
church | Kirche, Kapelle | église, chapelle | iglesia, capilla | chiesa, cappella | igreja, capela | kerk, kapel | kościół, kaplica | kilise, şapel | 教堂
palace | Palast, Schloss | palais, château | palacio | palazzo, castello | palácio, palacete, solar | paleis, kasteel | pałac, zamek | saray, konak | 宫殿
tenant | Mieter | locataire | inquilino | inquilino, inquilini, affittuario | inquilino | huurder | lokator, lokatorzy, najemca | kiracı | 租客
to let | vermieten, Vermietung, Mietwohnung | à louer, location, locatif | alquiler, alquilar | affitto, affittare | arrendar, aluguel, alugar, arrendamento | verhuur, verhuren | na wynajem, wynajem | kiralık, kiraya | 出租
prefabricated housing block | Plattenbau | HLM, grand ensemble | bloque de viviendas | casa popolare | bairro social | galerijflat | blok z wielkiej płyty, w bloku, wielka płyta | toplu konut | 板楼
family | Familie | famille, familial | familia, familiar | famiglia, familiare | família, familiar | familie, gezin | rodzina, rodzinny | aile | 家庭
neighbour | Nachbar, Nachbarn | voisin | vecino | vicino di casa, vicini | vizinho | buur, buren | sąsiad, sąsiedzi | komşu | 邻居
sea | Meer, See | mer | mar | mare | mar | zee | morze, morza | deniz | 海
beach | Strand | plage | playa | spiaggia | praia | strand | plaża | plaj, sahil | 海滩
salt | Salz | sel | sal | sale | sal | zout | sól | tuz | 盐
mountain | Berg, Alpen | montagne | montaña | montagna | montanha | berg, bergen | góry, góra | dağ | 山
forest | Wald | forêt | bosque | bosco | floresta, bosque | bos | las | orman | 森林
acoustics | Akustik | acoustique | acústica | acustica | acústica | akoestiek | akustyka | akustik | 声学, 隔音
material | Material | matériau | material, materiales | materiale, materiali | material, materiais | materiaal, materialen | materiał, materiały | malzeme | 材料
decoration | Dekoration, Deko | décoration, déco | decoración | decorazione | decoração | decoratie | dekoracja, wystrój | dekorasyon | 装饰
wood panelling | Holzvertäfelung, Täfelung | boiserie, lambris | revestimiento de madera | boiserie | painéis de madeira | lambrisering | boazeria | lambri | 木饰面
outdoor shower | Außendusche, Gartendusche | douche extérieure | ducha exterior | doccia esterna | duche exterior, chuveiro externo | buitendouche | prysznic ogrodowy | dış duş | 户外淋浴
`;

/** Rows of the glossary: the English word and, per language, the words it stands for. */
export const glossaryRows: readonly { english: string; words: Record<GlossedLanguage, readonly string[]> }[] =
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', ...cells] = line.split(' | ');
      const words = glossedLanguages.map((language, i) => [language, (cells[i] ?? '').split(', ')]);
      return { english, words: Object.fromEntries(words) as Record<GlossedLanguage, string[]> };
    });
